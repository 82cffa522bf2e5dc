import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { liveSite } from '../compose/activate/switch-site';
import { type ComposedVersions, readVersions } from '../compose/plan/read-versions';
import { DeliveryError } from '../delivery-error';
import { readRegistry } from '../registry/open-registry';
import type { Registry } from '../registry/registry';
import { environmentArgument, hostName, type Workspace } from '../workspace';

/** A composed site that is kept, and when it was composed or last live. */
type KeptSite = { id: string; time: Date; versions: ComposedVersions };

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
  const sites = await listSites(workspace);
  const later = after === undefined ? await requireLiveSite(workspace) : findSite(sites, after);
  if (before !== undefined) return { before: findSite(sites, before), after: later };
  const { packages } = await readRegistry(workspace);
  const earlier = sites.find(({ id, versions }) => id !== later && wereLive(packages, versions));
  if (earlier) return { before: earlier.id, after: later };
  throw explainUnknown(sites, 'the site before', 'no site is kept that was live before this one');
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
      return known && versions && { id, time: known.mtime, versions };
    }),
  );
  return found.filter((site) => site !== undefined).sort((one, other) => Number(other.time) - Number(one.time));
}

/** Whether everybody got each of these versions once: a site that was composed for a check, or for a share, is none of those before. */
function wereLive(packages: Registry['packages'], { shell, remotes }: ComposedVersions): boolean {
  return [{ name: hostName, version: shell }, ...remotes].every(({ name, version }) =>
    packages[name]?.history.some((line) => line.version === version && ['promote', 'rollback'].includes(line.by)),
  );
}

function findSite(sites: readonly KeptSite[], beginning: string): string {
  const [only, ...others] = sites.filter(({ id }) => beginning !== '' && id.startsWith(beginning.toLowerCase()));
  if (only && others.length === 0) return only.id;
  const reason = only ? `${others.length + 1} begin so` : 'there is no such composed site, or it was removed since';
  throw explainUnknown(sites, `site ${beginning}`, reason);
}

function explainUnknown(sites: readonly KeptSite[], subject: string, reason: string): DeliveryError {
  const kept = sites.map(({ id, time }) => `${id} (${time.toISOString().slice(0, 16).replace('T', ' ')})`);
  return new DeliveryError('unknown-site', subject, reason, `Kept, the newest first: ${kept.join(', ') || 'none'}`);
}
