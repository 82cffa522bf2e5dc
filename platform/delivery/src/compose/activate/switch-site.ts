import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readlink, rename, rm, symlink, utimes } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { canarySiteFile, canarySitesSchema } from 'kit/contract/canary-sites';
import { leftOutSuffix } from 'kit/contract/left-out';
import { environmentOfLink } from 'kit/contract/site-environment';
import { systemErrorCode } from 'kit/contract/system-error-code';
import { DeliveryError } from '../../delivery-error';
import { readJson } from '../../files/read-json';
import { writeAtomically } from '../../files/write-atomically';
import type { Workspace } from '../../workspace';

/** How many composed sites are kept, the live one included: enough to look back, and for requests that are under way. */
const maxSites = 3;

/** How long (ms) a site is kept after it was composed, or live: another process may be composing from it, or about to switch to it. */
const keptFor = 600_000;

/** Folder name of the live site, or `null` when none was composed. */
export async function liveSite({ site }: Pick<Workspace, 'site'>): Promise<string | null> {
  try {
    return basename(await readlink(site));
  } catch (cause) {
    if (systemErrorCode(cause) === 'ENOENT') return null;
    throw new DeliveryError(
      'site-link-blocked',
      site,
      'it is not the link to the live site',
      'Move it away and compose again',
      { cause },
    );
  }
}

/** The links to live sites of all environments that were composed on this machine: the environment of each, by its link. */
export function listSiteLinks({ sites }: Workspace): Map<string, string> {
  const folder = dirname(sites);
  if (!existsSync(folder)) return new Map();
  const links = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const environment = entry.isSymbolicLink() ? environmentOfLink(entry.name) : undefined;
    return environment === undefined ? [] : [[join(folder, entry.name), environment] as const];
  });
  return new Map(links);
}

/** The composed sites that visitors of any environment get on this machine, those of shares included. */
async function listUsedSites(workspace: Workspace): Promise<string[]> {
  const found = await Promise.all(
    [...listSiteLinks(workspace).keys()].map(async (site) => {
      const live = await liveSite({ site });
      const gradual = await readJson(canarySiteFile(site), canarySitesSchema);
      return [...(live === null ? [] : [live]), ...(gradual?.sites ?? []).map((one) => one.site)];
    }),
  );
  return found.flat();
}

/** Makes a composed site live in one step: a request gets the old site or the new one, never parts of both. */
export async function switchSite(workspace: Workspace, folder: string): Promise<void> {
  const { site, sites } = workspace;
  const target = relative(dirname(site), join(sites, folder));
  const before = await liveSite(workspace);
  if (before) await touchSite(workspace, before);
  await writeAtomically(site, (temporary) => symlink(target, temporary, 'dir'));
}

/** Keeps a composed site from being removed while it is in use. */
export async function touchSite({ sites }: Workspace, folder: string): Promise<void> {
  const now = new Date();
  await utimes(join(sites, folder), now, now).catch(() => {});
}

/** Removes composed sites that nobody gets, in any environment, that are not among the newest, and that nobody has used for a while. */
export async function pruneSites(workspace: Workspace): Promise<void> {
  const used = await listUsedSites(workspace);
  const isRecord = (name: string) => name.endsWith(leftOutSuffix);
  const old = readdirSync(workspace.sites)
    // A site that is half written is none of the newest: removeAbandoned looks after it.
    .filter((name) => !used.includes(name) && !isRecord(name) && !name.endsWith('.tmp'))
    .flatMap((name) => {
      // Another compose has removed it meanwhile.
      const found = statSync(join(workspace.sites, name), { throwIfNoEntry: false });
      return found ? [{ name, time: found.mtimeMs }] : [];
    })
    .sort((one, other) => other.time - one.time)
    .slice(maxSites - 1)
    .filter(({ time }) => time < Date.now() - keptFor);
  for (const { name } of old) await removeSite(workspace, name);
  for (const name of readdirSync(workspace.sites).filter(isRecord)) {
    const site = join(workspace.sites, name.slice(0, -leftOutSuffix.length));
    if (!existsSync(site)) await rm(join(workspace.sites, name), { force: true });
  }
}

/** Removes a site; first out of the way of a compose that would take it over. */
async function removeSite({ sites }: Workspace, name: string): Promise<void> {
  const aside = join(sites, `${name}.${randomUUID()}.tmp`);
  try {
    await rename(join(sites, name), aside);
  } catch (error) {
    // Another compose removes the same.
    if (systemErrorCode(error) === 'ENOENT') return;
    throw error;
  }
  await rm(aside, { recursive: true });
}
