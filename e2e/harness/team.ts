import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import * as v from 'valibot';
import { copyPlatformSiteLive, removeSites, runIn } from './fresh-checkout';
import { type SiteServer, startSiteServer } from './site-server';
import { quickRelease } from './test-delivery';

const registrySchema = v.object({ packages: v.record(v.string(), v.object({ live: v.string() })) });
const publishedSchema = v.tuple([v.object({ version: v.string() })]);

/** A team of the second site with a copy of it, the delivery commands, and a server over what they make live. */
export type Team = {
  folder: string;
  server: SiteServer;
  /** Runs a command of delivery, without the checks that take seconds. */
  deliver: (...words: string[]) => ReturnType<typeof runIn>;
  /** Builds and publishes a version that is not live. @returns the version */
  publish: (name: string) => string;
  /** The version of a package that is live. */
  live: (name: string) => string;
  /** Edits a file. @returns undoes it */
  change: (file: string, edit: (source: string) => string) => () => void;
  /** Asks the server for a page. */
  get: (path: string, headers?: Record<string, string>) => Promise<{ text: string; headers: Headers }>;
  stop: () => Promise<void>;
};

/** Gives a team its copy of the second site, with all of it live. */
export async function startTeam(): Promise<Team> {
  const folder = copyPlatformSiteLive();
  const server = await startSiteServer(join(folder, 'site'), {}, folder);
  const deliver: Team['deliver'] = (...words) => {
    const omitted = { release: quickRelease, promote: ['--no-browser'] }[words[0] ?? ''] ?? [];
    return runIn(folder, 'platform/delivery/src/main.ts', [...words, ...omitted]);
  };
  return {
    folder,
    server,
    deliver,
    publish: (name) => {
      const published = JSON.parse(deliver('release', name, '--publish-only', '--json').output);
      return v.parse(publishedSchema, published)[0].version;
    },
    live: (name) => {
      const registry = JSON.parse(readFileSync(join(folder, 'releases/registry.json'), 'utf8'));
      return v.parse(registrySchema, registry).packages[name]?.live ?? '';
    },
    change: (file, edit) => {
      const path = join(folder, file);
      const source = readFileSync(path, 'utf8');
      expect(edit(source)).not.toBe(source);
      writeFileSync(path, edit(source));
      return () => writeFileSync(path, source);
    },
    get: async (path, headers = {}) => {
      const response = await fetch(server.address + path, { headers: { Accept: 'text/html', ...headers } });
      return { text: await response.text(), headers: response.headers };
    },
    stop: async () => {
      await server.stop();
      removeSites(folder);
    },
  };
}
