import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryError } from '../delivery-error';
import { readEntry } from '../registry/open-registry';
import type { RegistryEntry } from '../registry/registry';
import { listStored } from '../store/list-stored';
import type { Workspace } from '../workspace';
import { browserBytes } from './asset-path';
import { commitOf } from './commit-of';
import { type Refusal, readRefusals } from './read-refusals';
import { readRelease } from './read-release';
import { listVersions, releaseFolder } from './release-folder';

/** A version on this machine. */
type ListedVersion = {
  version: string;
  /** When it was published, ISO time. */
  at: string;
  commit?: string | undefined;
  /** Size of its files for the browser. */
  bytes?: number | undefined;
  /** Which visitors get the version: `live`, `10 % of the visitors`, `retired`, `was live`, `not live`, `refused`; `damaged` when it cannot be read. */
  state: string;
};

/** The versions of a package that can be promoted, and apart from them what was refused. */
export type PublishedVersions = {
  /** The versions on this machine. */
  published: readonly ListedVersion[];
  /** The versions that only the release store has: they are fetched when they are needed. */
  stored: readonly Pick<ListedVersion, 'version' | 'at' | 'state'>[];
  /** Why the store could not be asked. */
  problem?: string | undefined;
  refused: readonly Refusal[];
};

/** Lists the published and the refused versions of a package, the newest first. A store that is down keeps nobody from reading. */
export async function listPublished(workspace: Workspace, name: string): Promise<PublishedVersions> {
  const entry = await readEntry(workspace, name);
  const refused = await readRefusals(workspace, name);
  const found = await Promise.all(
    listVersions(workspace, name).map(async ({ version }) => {
      // Promoting touches the folder, and nothing touches the file.
      const file = join(releaseFolder(workspace, name, version), 'release.json');
      const published = await stat(file).catch(() => undefined);
      if (!published) return undefined;
      const at = published.mtime.toISOString();
      const state = stateOf(version, entry, refused);
      try {
        const release = await readRelease(workspace, name, version);
        return { version, at, commit: commitOf(release, entry), bytes: browserBytes(release), state };
      } catch {
        return { version, at, state: 'damaged' };
      }
    }),
  );
  const published = found
    .filter((one) => one !== undefined)
    .filter(({ state }) => state !== 'refused')
    .sort((one, other) => (one.at < other.at ? 1 : -1));
  const here = new Set(listVersions(workspace, name).map(({ version }) => version));
  try {
    const stored = (await listStored(workspace, name))
      .filter(({ version }) => !here.has(version))
      .map(({ version, at }) => ({ version, at, state: stateOf(version, entry, refused) }));
    return { published, stored, refused };
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return { published, stored: [], refused, problem: error.message };
  }
}

function stateOf(version: string, entry: RegistryEntry | undefined, refused: readonly Refusal[]): string {
  if (entry?.live === version) return entry.retired ? 'retired' : 'live';
  if (entry?.gradual?.version === version) return `${entry.gradual.share} % of the visitors`;
  if (entry?.history.some((line) => line.version === version)) return 'was live';
  return refused.some((refusal) => refusal.version === version) ? 'refused' : 'not live';
}
