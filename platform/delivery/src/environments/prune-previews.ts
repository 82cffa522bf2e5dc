import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { canarySiteFile } from 'kit/contract/canary-sites';
import { isPreview } from 'kit/contract/site-environment';
import { siteRecordFile } from 'kit/contract/site-record';
import { siteLock } from '../compose/activate/activate-site';
import { listSiteLinks, liveSite, pruneSites } from '../compose/activate/switch-site';
import { withLock } from '../files/lock';
import { listEnvironments, removeRegistry } from '../registry/open-registry';
import { lastChange } from '../registry/registry';
import { inEnvironment, type Workspace } from '../workspace';

const day = 86_400_000;

/** The previews to remove: those that are named, or those that have not changed for a number of days. */
export type PrunedPreviews = { names: readonly string[] } | { days: number };

/**
 * Removes previews, and the links to those that were removed on another machine. Other environments are never removed.
 * @returns the names of those that were removed from the registry
 */
export async function prunePreviews(workspace: Workspace, which: PrunedPreviews): Promise<string[]> {
  const removed: string[] = [];
  for (const name of (await listEnvironments(workspace)).filter(isPreview)) {
    if ('names' in which && !which.names.includes(name)) continue;
    const isMeant = await removeRegistry(inEnvironment(workspace, name), (registry) => {
      // The preview may have been composed again meanwhile.
      return 'names' in which || Date.parse(lastChange(registry) ?? '') < Date.now() - which.days * day;
    });
    if (isMeant) removed.push(name);
  }
  const known = await listEnvironments(workspace);
  for (const [site, name] of listSiteLinks(workspace))
    if (isPreview(name) && !known.includes(name)) await removeSiteLink({ ...workspace, site });
  if (existsSync(workspace.sites)) await pruneSites(workspace);
  return removed;
}

/** Removes the link to the live site of an environment that is no more, and the files written beside it. */
export async function removeSiteLink(workspace: Workspace): Promise<void> {
  const { site } = workspace;
  if ((await liveSite(workspace)) === null) return;
  await withLock(siteLock(workspace), async () => {
    for (const file of [siteRecordFile(site), canarySiteFile(site), site]) await rm(file, { force: true });
  });
}
