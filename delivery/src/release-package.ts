import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionSchema } from 'shared-config/contract/release';
import * as v from 'valibot';
import { buildPackage } from './build-package';
import { checkRoutes } from './check-routes';
import { publishRelease, readRelease } from './publish-release';
import { promote, readRegistry } from './registry';
import { fingerprintSources } from './source-fingerprint';
import { packageFolder, type Workspace } from './workspace';
import { writeAtomically } from './write-atomically';

/** What came of a release. */
export type ReleaseOutcome = { name: string; version: string; outcome: 'released' | 'unchanged' };

const buildsSchema = v.record(v.string(), versionSchema);

/**
 * Builds a package, publishes it and makes it live. Sources that were released before are not built again.
 * @throws {DeliveryError | ContractError} and then nothing has changed.
 */
export async function releasePackage(workspace: Workspace, name: string): Promise<ReleaseOutcome> {
  const folder = packageFolder(workspace, name);
  const registry = await readRegistry(workspace);
  const fingerprint = await fingerprintSources(workspace, name);
  const builds = await readBuilds(workspace, name);
  const known = builds[fingerprint];
  const version = known ?? (await buildAndPublish(workspace, name, folder));
  await checkAgainstLive(workspace, name, version);
  if (!known)
    await writeAtomically(buildsFile(workspace, name), JSON.stringify({ ...builds, [fingerprint]: version }, null, 2));
  const outcome = registry.packages[name]?.live === version ? 'unchanged' : 'released';
  await promote(workspace, name, version);
  return { name, version, outcome };
}

async function buildAndPublish(workspace: Workspace, name: string, folder: string): Promise<string> {
  await mkdir(join(workspace.releases, name), { recursive: true });
  const release = await publishRelease(workspace, name, await buildPackage(folder, name));
  return release.version;
}

async function checkAgainstLive(workspace: Workspace, name: string, version: string): Promise<void> {
  const { packages } = await readRegistry(workspace);
  const others = await Promise.all(
    Object.entries(packages)
      .filter(([other]) => other !== name)
      .map(([other, { live }]) => readRelease(workspace, other, live)),
  );
  checkRoutes([...others, await readRelease(workspace, name, version)]);
}

const buildsFile = (workspace: Workspace, name: string) => join(workspace.releases, name, 'builds.json');

/** Which sources became which version: only a shortcut, so whatever is wrong with it means building again. */
async function readBuilds(workspace: Workspace, name: string): Promise<Record<string, string>> {
  try {
    const builds = v.parse(buildsSchema, JSON.parse(await readFile(buildsFile(workspace, name), 'utf8')));
    for (const version of Object.values(builds)) await readRelease(workspace, name, version);
    return builds;
  } catch {
    return {};
  }
}
