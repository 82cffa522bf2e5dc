import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { versionSchema } from 'kit/contract/composition';
import * as v from 'valibot';
import { readJson } from '../files/read-json';
import { writeDurably } from '../files/write-durably';
import { packageFolder, type Workspace } from '../workspace';
import { buildPackage } from './build-package';
import { fingerprintSources } from './fingerprint-sources';
import { keepFromPruning } from './prune-releases';
import { publishRelease } from './publish-release';
import { readWholeRelease } from './read-release';

/** A version of a package that is published. */
export type PublishedVersion = {
  name: string;
  version: string;
  /** Whether it was published before, was damaged, and is whole again. */
  isRepaired: boolean;
};

/** Which sources became which version. */
const buildsSchema = v.record(v.string(), versionSchema);

/**
 * Builds and publishes a package, unless the same sources were published before and still are.
 * @param origin where its browser files will be served from, if not by the site
 * @throws {DeliveryError | ContractError} when it does not compile or is incomplete.
 */
export async function publishPackage(workspace: Workspace, name: string, origin?: string): Promise<PublishedVersion> {
  const folder = packageFolder(workspace, name);
  const fingerprint = `${fingerprintSources(workspace, name)}${origin ? ` ${origin}` : ''}`;
  // Only a shortcut: without it, or when it is damaged, packages are built again.
  const builds = await readBuilds(workspace, name);
  const known = builds[fingerprint];
  if (known && (await readWholeRelease(workspace, name, known))) {
    await keepFromPruning(workspace, name, known);
    return { name, version: known, isRepaired: false };
  }
  await mkdir(join(workspace.releases, name), { recursive: true });
  const { version } = await publishRelease(workspace, name, await buildPackage(folder, name), origin);
  await writeDurably(buildsFile(workspace, name), JSON.stringify({ ...builds, [fingerprint]: version }, null, 2));
  return { name, version, isRepaired: known === version };
}

/** The versions of a package by the digest of the sources that each was built from; one that is served from elsewhere has its origin behind it. */
export const readBuilds = async (workspace: Workspace, name: string): Promise<Readonly<Record<string, string>>> =>
  (await readJson(buildsFile(workspace, name), buildsSchema)) ?? {};

const buildsFile = (workspace: Workspace, name: string) => join(workspace.releases, name, 'builds.json');
