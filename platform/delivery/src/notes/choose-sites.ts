import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findNearest } from 'kit/presets/command-line/find-nearest';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { liveSite } from '../compose/activate/switch-site';
import { type ComposedVersions, readVersions } from '../compose/plan/read-versions';
import { DeliveryError } from '../delivery-error';
import { readRegistry } from '../registry/open-registry';
import type { Registry } from '../registry/registry';
import { environmentArgument, hostName, type Workspace } from '../workspace';

/** A composed site that is kept, and when it was composed or last live. */
type KeptSite = { id: string; time: number; versions: ComposedVersions };

/**
 * The two composed sites that are meant.
 * @param before first digits of an id; the site that was live before when absent
 * @param after first digits of an id; the live site when absent
 * @throws {DeliveryError} when there is no such site, naming those that there are.
 */
export async function chooseSites(
  workspace: Workspace,
  before?: string,
  after?: string,
): Promise<{ before: string; after: string }> {
  const live = await liveSite(workspace);
  const sites = await listSites(workspace);
  const list = () => sites.map(({ id, time }) => `${id} (${describeTime(time)}${id === live ? ', live' : ''})`);
  const find = (beginning: string) => findSite(sites, beginning, list());
  const later = after === undefined ? await requireLiveSite(workspace) : find(after);
  if (before !== undefined) return { before: find(before), after: later };
  const { packages } = await readRegistry(workspace);
  const earlier = sites.find(({ id, versions }) => id !== later && wereLive(packages, versions));
  if (earlier) return { before: earlier.id, after: later };
  throw new DeliveryError(
    'unknown-site',
    'the site before',
    'no site is kept that was live before this one',
    `Name two of those that are kept: ${list().join(', ')}`,
  );
}

/** The site that an environment has. @throws {DeliveryError} when none was composed on this machine. */
export async function requireLiveSite(workspace: Workspace): Promise<string> {
  const live = await liveSite(workspace);
  if (live !== null) return live;
  const remedy = `Run "${nameCommand(`start${environmentArgument(workspace)}`)}" once`;
  throw new DeliveryError('nothing-composed', workspace.site, 'nothing was composed yet', remedy);
}

/** The sites that are kept, the newest first. */
async function listSites({ sites }: Workspace): Promise<KeptSite[]> {
  const ids = (await readdir(sites).catch(() => [])).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const found = await Promise.all(
    ids.map(async (id): Promise<KeptSite | undefined> => {
      const versions = await readVersions(join(sites, id));
      // Another process may remove it meanwhile.
      const known = await stat(join(sites, id)).catch(() => undefined);
      return known && versions && { id, time: known.mtimeMs, versions };
    }),
  );
  return found.filter((site) => site !== undefined).sort((one, other) => other.time - one.time);
}

/** Whether everybody got each of these versions once: a site that was composed for a check, or for a share, is none of those before. */
function wereLive(packages: Registry['packages'], { shell, remotes }: ComposedVersions): boolean {
  return [{ name: hostName, version: shell }, ...remotes].every(({ name, version }) =>
    packages[name]?.history.some((line) => line.version === version && ['promote', 'rollback'].includes(line.by)),
  );
}

function findSite(sites: readonly KeptSite[], beginning: string, list: readonly string[]): string {
  const found = sites.filter(({ id }) => beginning !== '' && id.startsWith(beginning.toLowerCase()));
  const [only] = found;
  if (only && found.length === 1) return only.id;
  const shortened = sites.map(({ id }) => id.slice(0, beginning.length));
  // Of two or three digits any is like any other.
  const nearest = beginning.length < 4 ? undefined : findNearest(beginning, shortened);
  const meant = nearest === undefined ? undefined : sites[shortened.indexOf(nearest)];
  throw new DeliveryError(
    'unknown-site',
    `site ${beginning}`,
    found.length === 0 ? 'there is no such composed site, or it was removed since' : `${found.length} begin so`,
    [
      ...(/^[0-9a-f]*$/i.test(beginning)
        ? []
        : [`"${nameCommand('delivery diff <remote> <before> <after>')}" compares versions of a remote.`]),
      ...(found.length === 0 && meant ? [`Did you mean ${meant.id}?`] : []),
      list.length === 0 ? 'None is kept' : `Kept, the newest first: ${list.join(', ')}`,
    ].join(' '),
  );
}

/** `2026-11-28 03:42`, in UTC. */
const describeTime = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
