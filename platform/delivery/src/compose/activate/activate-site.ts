import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteRecordFile, siteRecordSchema } from 'kit/contract/site-record';
import { nameCommand } from 'kit/presets/command-line/name-command';
import * as v from 'valibot';
import { DeliveryError } from '../../delivery-error';
import { withLock } from '../../files/lock';
import { readJson } from '../../files/read-json';
import { readRegistry } from '../../registry/open-registry';
import { generationOf, type Registry } from '../../registry/registry';
import { environmentArgument, type Workspace } from '../../workspace';
import type { PreparedSites } from '../prepare-sites';
import { pruneCache } from './prune-cache';
import { removeAbandoned } from './remove-abandoned';
import { switchCanarySites } from './switch-canary-sites';
import { liveSite, pruneSites, switchSite } from './switch-site';
import { writeSiteRecord } from './write-site-record';

/** Lock of the link to the live site, beside it. */
export const siteLock = ({ site }: Workspace) => `${site}.lock`;

/**
 * Makes prepared sites live in one step, unless something newer is live by now: a site of a later state of the registry, or
 * one with other posts than those that were taken from the live site.
 * @param isOlderAccepted whether the site may be of an earlier state of the registry than the live one
 * @returns whether another site is live now than before; `undefined` when the sites have to be prepared again
 */
export async function activateSite(
  workspace: Workspace,
  { registry, site, cohorts, postsOf }: PreparedSites,
  isOlderAccepted = false,
): Promise<'composed' | 'unchanged' | undefined> {
  const ids = [site.id, ...cohorts.map((cohort) => cohort.site.id)];
  const outcome = await withLock(siteLock(workspace), async () => {
    const before = await liveSite(workspace);
    if (!isOlderAccepted && generationOf(registry) < (await liveGeneration(workspace))) return undefined;
    if (postsOf !== undefined && postsOf !== before) return undefined;
    if (!ids.every((id) => existsSync(join(workspace.sites, id)))) return undefined;
    // First, so that nothing older is switched to, should this process end before the rest.
    await writeSiteRecord(workspace, registry, site.id);
    if (before !== site.id) await switchSite(workspace, site.id);
    await switchCanarySites(workspace, registry, cohorts);
    return before === site.id ? 'unchanged' : 'composed';
  });
  if (outcome) {
    await removeAbandoned(workspace);
    await pruneSites(workspace);
    await pruneCache(workspace);
  }
  return outcome;
}

/** The state of the registry that the live site was composed from: its generation, 0 where none is recorded. */
export async function liveGeneration({ site }: Workspace): Promise<number> {
  const recorded = await readJson(siteRecordFile(site), v.pick(siteRecordSchema, ['generation']));
  return recorded?.generation ?? 0;
}

/**
 * The registry, if it is not older than what is live here.
 * @throws {DeliveryError} `composition-outdated` when the live site was composed from a later state of it.
 */
export async function readCurrentRegistry(workspace: Workspace): Promise<Registry> {
  // In this order: every live version was in the registry before.
  const live = await liveGeneration(workspace);
  const registry = await readRegistry(workspace);
  const generation = generationOf(registry);
  if (generation >= live) return registry;
  throw new DeliveryError(
    'composition-outdated',
    workspace.site,
    `it was composed from generation ${live} of the registry, and the one in ${workspace.releases} is generation ${generation}`,
    `Use the registry that the others use. If this one was restored from a backup, "${nameCommand(`compose --older${environmentArgument(workspace)}`)}" goes back to it`,
  );
}
