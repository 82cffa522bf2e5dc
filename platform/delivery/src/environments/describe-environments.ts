import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isPreview, production } from 'kit/contract/site-environment';
import { liveSite } from '../compose/activate/switch-site';
import { listFiles } from '../files/list-files';
import { listEnvironments, readRegistry } from '../registry/open-registry';
import { generationOf, lastChange, liveVersions, type Registry } from '../registry/registry';
import { inEnvironment, type Workspace } from '../workspace';

/** An environment: its live versions, since when, and those that differ from the environment it came from. */
export type DescribedEnvironment = {
  name: string;
  generation: number;
  /** When something changed last, ISO time; absent where nothing was ever live. */
  changedAt?: string | undefined;
  packages: number;
  /** The environment that its releases came from, and production for any other. */
  base: string;
  /** Versions that are live in one of both alone. */
  differs: readonly { name: string; version?: string | undefined; instead?: string | undefined }[];
  /** Its site on this machine, where it was composed here, and its size in bytes: of all files, and of those that are in no other site. */
  site?: { id: string; bytes: number; ownBytes: number } | undefined;
};

/** Describes all environments, production first. */
export async function describeEnvironments(workspace: Workspace): Promise<DescribedEnvironment[]> {
  const names = await listEnvironments(workspace);
  const registries = new Map<string, Registry>();
  for (const name of names) registries.set(name, await readRegistry(inEnvironment(workspace, name)));
  return Promise.all(
    [...registries].map(async ([name, registry]) => {
      const base = baseOf(name, registry, names);
      const packages = liveVersions(registry);
      const theirs = liveVersions(registries.get(base) ?? { packages: {} });
      const differing = [...new Set([...Object.keys(packages), ...Object.keys(theirs)])]
        .filter((one) => packages[one] !== theirs[one])
        .sort();
      return {
        name,
        generation: generationOf(registry),
        changedAt: lastChange(registry),
        packages: Object.keys(packages).length,
        base,
        differs: differing.map((one) => ({ name: one, version: packages[one], instead: theirs[one] })),
        site: await measureSite(inEnvironment(workspace, name)),
      };
    }),
  );
}

/** The environment that most releases of a preview came from; a former one may be gone. */
function baseOf(name: string, { packages }: Registry, names: readonly string[]): string {
  if (!isPreview(name)) return production;
  const from = Object.values(packages)
    .map(({ history }) => history.at(-1)?.from)
    .find((one) => one !== undefined);
  return from !== undefined && names.includes(from) ? from : production;
}

async function measureSite(workspace: Workspace): Promise<DescribedEnvironment['site']> {
  const id = await liveSite(workspace);
  if (id === null) return undefined;
  const folder = join(workspace.sites, id);
  if (!existsSync(folder)) return undefined;
  let [bytes, ownBytes] = [0, 0];
  for (const file of listFiles(folder)) {
    // Another process may remove the site meanwhile.
    const { size, nlink } = await stat(join(folder, file)).catch(() => ({ size: 0, nlink: 0 }));
    bytes += size;
    if (nlink === 1) ownBytes += size;
  }
  return { id, bytes, ownBytes };
}
