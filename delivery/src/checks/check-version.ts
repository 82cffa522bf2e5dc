import type { Release } from 'shared-config/contract/release';
import { composeVersions } from '../compose/compose-versions';
import type { Candidate } from '../compose/left-out/refuse-failures';
import { liveSite } from '../compose/place/switch-site';
import { type ComposeSettings, toolDocuments } from '../compose/site-inputs';
import { readLivePosts } from '../posts/read-posts';
import { readRegistry } from '../registry/open-registry';
import { liveVersions } from '../registry/registry';
import { readRelease } from '../releases/read-release';
import { readWholeRelease } from '../releases/read-whole-release';
import { hostName, type Workspace } from '../workspace';
import { checkSizes, formatSizes, measureRoutes } from './check-byte-budget';
import { checkInBrowser } from './check-in-browser';
import { checkRoutes } from './check-routes';
import { checkShared } from './check-shared';

/** How a version is checked. */
export type CheckOptions = Pick<ComposeSettings, 'isQuick' | 'reportProgress'> & {
  /** Whether every page of it is opened in a browser as well. */
  inBrowser?: boolean | undefined;
};

/**
 * Checks a published version against what is live: paths, shared packages, sizes, every page prerendered, and on demand
 * opened in a browser.
 * @throws {DeliveryError | ContractError} naming what does not fit and what to do.
 */
export async function checkVersion(
  workspace: Workspace,
  candidate: Candidate,
  { inBrowser = false, ...settings }: CheckOptions = {},
): Promise<{ sizes: string[] }> {
  const registry = await readRegistry(workspace);
  const live = liveVersions(registry);
  const versions = { ...live, [candidate.name]: candidate.version };
  const releases = await Promise.all(
    Object.entries(versions).map(([name, version]) => readRelease(workspace, name, version)),
  );
  checkRoutes(releases);
  const release = releases.find(({ remote }) => remote === candidate.name);
  const host = releases.find(({ remote }) => remote === hostName);
  // The very first releases: there is no shell yet that pages could be seen in.
  if (!release || !host) return { sizes: [] };
  // A new shell has to fit every remote.
  const affected = release === host ? releases : [release];
  for (const one of affected) checkShared(one, host);
  const sizes = await checkRouteSizes(workspace, { affected, host, live });
  // Nothing is live that could break, and the compose that follows renders every page and names those that fail.
  if (settings.isQuick && (await liveSite(workspace)) === null) return { sizes };
  const posts = await readLivePosts(workspace);
  const documents = toolDocuments(workspace);
  const site = await composeVersions(workspace, { ...settings, registry, versions, posts, documents, candidate });
  if (inBrowser) await checkInBrowser(workspace, release, site.id);
  return { sizes };
}

type Measuring = { affected: readonly Release[]; host: Release; live: Readonly<Record<string, string>> };

/** @returns lines of a table with the growth of each route since the live versions */
async function checkRouteSizes(workspace: Workspace, { affected, host, live }: Measuring): Promise<string[]> {
  const liveHostVersion = live[hostName];
  const isHostLive = liveHostVersion === undefined || liveHostVersion === host.version;
  const liveHost = (!isHostLive && (await readWholeRelease(workspace, hostName, liveHostVersion))) || host;
  const table: string[] = [];
  for (const release of affected) {
    const sizes = await measureRoutes(workspace, release, host);
    const liveVersion = live[release.remote];
    const before = liveVersion && (await readWholeRelease(workspace, release.remote, liveVersion));
    const sizesBefore = before ? await measureRoutes(workspace, before, liveHost) : [];
    checkSizes(release.remote, sizes, sizesBefore);
    table.push(...formatSizes(sizes, sizesBefore));
  }
  return table;
}
