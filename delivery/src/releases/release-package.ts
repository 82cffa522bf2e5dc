import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, versionSchema } from 'shared-config/contract/release';
import * as v from 'valibot';
import { checkSizes, formatSizes, measureRoutes } from '../checks/check-byte-budget';
import { checkInBrowser } from '../checks/check-in-browser';
import { checkRoutes } from '../checks/check-routes';
import { checkShared } from '../checks/check-shared';
import { liveVersions } from '../compose/compose-site';
import { writeSite } from '../compose/write/write-site';
import { writeAtomically } from '../files/write-atomically';
import { readLivePosts } from '../posts/read-posts';
import { changeRegistry, readRegistry } from '../registry/open-registry';
import { promoteTo } from '../registry/registry';
import { hostName, packageFolder, type Workspace } from '../workspace';
import { buildPackage } from './build-package';
import { fingerprintSources } from './fingerprint-sources';
import { publishRelease } from './publish-release';
import { readRelease, releaseFolder } from './read-release';
import { verifyRelease } from './verify-release';

/** How a package is released. */
export type ReleaseOptions = {
  /** Whether the version goes live in the registry; else it is only published. */
  promotes: boolean;
  /** Whether its pages are opened in a browser first. */
  checksInBrowser: boolean;
  /** Origin that its browser files are served from; the site's own when absent. */
  origin?: string | undefined;
};

/** What came of a release. */
export type ReleaseOutcome = {
  name: string;
  version: string;
  outcome: 'released' | 'unchanged' | 'repaired' | 'published';
  /** Bytes of scripts of each route, beside those of the live version. */
  sizes: string[];
};

const buildsSchema = v.record(v.string(), versionSchema);

/**
 * Builds a package, checks it, publishes it and makes it live. Sources that were released before are not built again.
 * @throws {DeliveryError | ContractError} and then the registry is as it was.
 */
export async function releasePackage(
  workspace: Workspace,
  name: string,
  { promotes, checksInBrowser, origin }: ReleaseOptions,
): Promise<ReleaseOutcome> {
  const folder = packageFolder(workspace, name);
  const registry = await readRegistry(workspace);
  const fingerprint = `${await fingerprintSources(workspace, name)}${origin ? ` ${origin}` : ''}`;
  const builds = await readBuilds(workspace, name);
  const known = await findWhole(workspace, name, builds[fingerprint]);
  const version = known ?? (await buildAndPublish(workspace, name, folder, origin));
  if (!known)
    await writeAtomically(buildsFile(workspace, name), JSON.stringify({ ...builds, [fingerprint]: version }, null, 2));
  if (registry.packages[name]?.live === version && !registry.packages[name]?.gradual)
    return { name, version, outcome: builds[fingerprint] === version && !known ? 'repaired' : 'unchanged', sizes: [] };
  const { sizes } = await checkVersion(workspace, name, version, checksInBrowser);
  if (promotes) await changeRegistry(workspace, name, promoteTo(version));
  return { name, version, outcome: promotes ? 'released' : 'published', sizes };
}

/**
 * Checks a published version against what is live: paths, shared packages, sizes, every page prerendered, and on demand
 * opened in a browser.
 * @throws {DeliveryError | ContractError} naming what does not fit and what to do.
 */
export async function checkVersion(
  workspace: Workspace,
  name: string,
  version: string,
  inBrowser: boolean,
): Promise<{ sizes: string[] }> {
  const registry = await readRegistry(workspace);
  const live = liveVersions(registry);
  const versions = { ...live, [name]: version };
  const releases = await Promise.all(Object.entries(versions).map(([one, of]) => readRelease(workspace, one, of)));
  checkRoutes(releases);
  const candidate = releases.find(({ remote }) => remote === name);
  const host = releases.find(({ remote }) => remote === hostName);
  // The very first releases: there is no shell yet that pages could be seen in.
  if (!candidate || !host) return { sizes: [] };
  for (const release of releases) if (release === candidate || candidate === host) checkShared(release, host);
  const sizes = await checkRouteSizes(workspace, { candidate, host, releases, liveVersion: live[name] });
  const posts = await readLivePosts(workspace);
  const site = await writeSite(workspace, { registry, versions, posts, candidate: { name, version } });
  if (inBrowser) await checkInBrowser(workspace, candidate, site.id);
  return { sizes };
}

type Measuring = { candidate: Release; host: Release; releases: readonly Release[]; liveVersion: string | undefined };

async function checkRouteSizes(
  workspace: Workspace,
  { candidate, host, releases, liveVersion }: Measuring,
): Promise<string[]> {
  const measured = candidate === host ? releases : [candidate];
  const table: string[] = [];
  for (const release of measured) {
    const sizes = await measureRoutes(workspace, release, host);
    const before = candidate === host ? release.version : liveVersion;
    const oldHost =
      (candidate === host && liveVersion && (await readIfWhole(workspace, hostName, liveVersion))) || host;
    const old = before && (await readIfWhole(workspace, release.remote, before));
    const live = old ? await measureRoutes(workspace, old, oldHost) : [];
    checkSizes(release.remote, sizes, live);
    table.push(...formatSizes(sizes, live));
  }
  return table;
}

async function buildAndPublish(
  workspace: Workspace,
  name: string,
  folder: string,
  origin: string | undefined,
): Promise<string> {
  await mkdir(join(workspace.releases, name), { recursive: true });
  const release = await publishRelease(workspace, name, await buildPackage(folder, name), origin);
  return release.version;
}

const buildsFile = (workspace: Workspace, name: string) => join(workspace.releases, name, 'builds.json');

/** Which sources became which version: only a shortcut, so whatever is wrong with it means building again. */
async function readBuilds(workspace: Workspace, name: string): Promise<Record<string, string>> {
  try {
    return v.parse(buildsSchema, JSON.parse(await readFile(buildsFile(workspace, name), 'utf8')));
  } catch {
    return {};
  }
}

/** The version if it lies there as it was published; one that is missing or damaged is built and published again. */
async function findWhole(workspace: Workspace, name: string, version: string | undefined): Promise<string | undefined> {
  return version && (await readIfWhole(workspace, name, version))?.version;
}

/** A release that lies there as it was published. What is missing or damaged is what a release is about to replace. */
async function readIfWhole(workspace: Workspace, name: string, version: string): Promise<Release | undefined> {
  try {
    const release = await readRelease(workspace, name, version);
    await verifyRelease(releaseFolder(workspace, name, version), release, 'contents');
    return release;
  } catch {
    return undefined;
  }
}
