import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionSchema } from 'kit/contract/composition';
import { parseRelease } from 'kit/contract/release';
import { remoteNameSchema } from 'kit/contract/remote-name';
import { createSourceNamer, mapsFolder } from 'kit/presets/source-maps/name-sources';
import * as v from 'valibot';
import type { Settings } from '../settings';
import { describeMessage } from './describe-message';
import type { KeptError } from './error-store';
import type { KnownNames } from './known-names';

/** A failure with the commit that its version was built from, if it is known, and its stack in the sources. */
export type DescribedError = KeptError & { commit?: string };

/** A position in a built script, where no line of a source was found for it. */
const builtPlace = /\/([a-z0-9-]+)\/([0-9a-f]{16})\/([^\s/]+\.js):\d+:\d+/g;

/**
 * Whether the source map of a place in a stack is not here. A place may have no source though it is: code added by the build, such as the
 * runtime in an entry, is nobody's.
 * @param releases their folder
 */
export const isUnmapped = ({ stack }: KeptError, releases: string): boolean =>
  Array.from(stack.matchAll(builtPlace)).some(
    ([, remote = '', version = '', file = '']) =>
      !existsSync(join(releases, remote, version, mapsFolder, 'web', `${file}.map`)),
  );

/** Longest line of a stack that is read; strangers may send longer ones. */
const maxLine = 400;

/** Firefox and Safari write `name@place` where Chrome writes `at name (place)`. */
const asInChrome = (line: string) =>
  line
    .slice(0, maxLine)
    // Never slow: 400 characters.
    .replace(/^\s*(.*?)@(https?:\S+)$/, (_, name, place) => (name ? `    at ${name} (${place})` : `    at ${place}`));

/** Adds what the releases and the site on this machine tell of each failure, and leaves out of its message what says nothing. */
export function describeErrors(
  errors: readonly KeptError[],
  { packages }: Pick<KnownNames, 'packages'>,
  { releasesFolder: releases, siteFolder }: Pick<Settings, 'releasesFolder' | 'siteFolder'>,
): Promise<DescribedError[]> {
  const nameSources = createSourceNamer(releases);
  const commits = new Map<string, Promise<string | undefined>>();
  const commitOf = ({ remote, version }: KeptError) => {
    const key = `${remote}@${version}`;
    // A version that was released again from another commit says so in the history alone.
    const history = packages.find(({ name }) => name === remote)?.history ?? [];
    const line = history.findLast((one) => one.version === version && one.commit !== undefined);
    const commit = commits.get(key) ?? (line ? Promise.resolve(line.commit) : readCommit(releases, remote, version));
    commits.set(key, commit);
    return commit;
  };
  return Promise.all(
    errors.map(async (error) => {
      const commit = await commitOf(error);
      const stack = await nameSources(error.stack.split('\n').map(asInChrome).join('\n'));
      const message = describeMessage(error, { packages }, siteFolder);
      return { ...error, message, stack, ...(commit === undefined ? {} : { commit }) };
    }),
  );
}

/** The commit in a release. The names come from strangers: they are a part of a path only when they can be those of a release. */
async function readCommit(releases: string, remote: string, version: string): Promise<string | undefined> {
  if (!v.is(remoteNameSchema, remote) || !v.is(versionSchema, version)) return undefined;
  const file = join(releases, remote, version, 'release.json');
  try {
    return parseRelease(JSON.parse(await readFile(file, 'utf8')), file).commit;
  } catch {
    // The release is elsewhere, or damaged: then the next compose says so.
    return undefined;
  }
}
