import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteRecord } from 'kit/contract/site-record';
import type { Settings } from '../settings';
import { readSiteRecord } from '../site/read-site-record';

/** The names by which failures can be filtered, as far as the live site and the releases are on this machine. */
export type KnownNames = {
  packages: SiteRecord['packages'];
  teams: readonly string[];
  /** As `<remote>@<version>`; those that were live come first, the latest of all before the others. */
  versions: readonly string[];
  /** Routes, and the addresses of pages. */
  routes: readonly string[];
};

/** Reads what is known of the live site and its releases. */
export async function readKnownNames({ siteFolder, releasesFolder }: Settings): Promise<KnownNames> {
  const packages = (await readSiteRecord(siteFolder))?.packages ?? [];
  const history = packages.flatMap(({ name, history: lines }) => lines.map((line) => ({ ...line, name })));
  const wereLive = history
    .sort((one, other) => other.at.localeCompare(one.at))
    .map(({ name, version }) => `${name}@${version}`);
  return {
    packages,
    teams: [...new Set(packages.map(({ team }) => team))].sort(),
    versions: [...new Set([...wereLive, ...listReleases(releasesFolder)])],
    routes: [...new Set([...packages.flatMap(({ routes }) => routes), ...listPages(siteFolder)])],
  };
}

/** The versions in the store of releases, live or not. */
function listReleases(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(folder, name))
        .filter((version) => /^[0-9a-f]{16}$/.test(version))
        .map((version) => `${name}@${version}`),
    );
}

/** The addresses of all pages of a composed site. */
function listPages(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file}`.replace(/(?<=.)\/index\.html$|index\.html$/, ''));
}
