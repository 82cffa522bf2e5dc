import { readRegistry } from '../registry/open-registry';
import { hostName, listRemotes, type Workspace } from '../workspace';
import { fingerprintSources } from './fingerprint-sources';
import { readBuilds } from './publish-package';

/** A package whose sources in this checkout are not what is live. */
export type ChangedPackage = {
  name: string;
  /** `unreleased`: it was never live. `published`: its sources became a version that is not live, such as one that was taken back. */
  kind: 'changed' | 'published' | 'unreleased';
  /** The version that its sources became, where `kind` is `published`. */
  version?: string;
};

/**
 * The packages of this checkout that differ from what is live, found without a build: by the digest of the sources that
 * each version was built from. A retired remote is none of them.
 */
export async function listChanged(workspace: Workspace): Promise<ChangedPackage[]> {
  const { packages } = await readRegistry(workspace);
  const found = await Promise.all(
    [hostName, ...listRemotes(workspace)].map(async (name): Promise<ChangedPackage[]> => {
      const entry = packages[name];
      if (entry?.retired) return [];
      const fingerprint = fingerprintSources(workspace, name);
      // With another origin, the same sources are another version.
      const versions = Object.entries(await readBuilds(workspace, name)).flatMap(([key, version]) =>
        key.split(' ')[0] === fingerprint ? [version] : [],
      );
      if (entry && versions.includes(entry.live)) return [];
      if (!entry) return [{ name, kind: 'unreleased' }];
      const version = versions.at(-1);
      return [version === undefined ? { name, kind: 'changed' } : { name, kind: 'published', version }];
    }),
  );
  return found.flat();
}

/** Lines for people: which packages differ from what is live, and how they are released. None when none does. */
export function describeChanged(changed: readonly ChangedPackage[]): string[] {
  if (changed.length === 0) return [];
  const told = changed.map(({ name, kind, version }) => `${name} (${version ? `${version} is published` : kind})`);
  return [
    `Not live, though in this checkout: ${told.join(', ')}`,
    `What is live stays; "npx -y pnpm@12 release ${changed.map(({ name }) => name).join(' ')}" checks them and makes them live`,
  ];
}
