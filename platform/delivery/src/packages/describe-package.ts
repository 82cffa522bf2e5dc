import { join } from 'node:path';
import type { PackageManifest } from '../store/npm-client';
import type { Workspace } from '../workspace';
import {
  dependenciesOfCheckoutAlone,
  isOfCheckoutAlone,
  type PublishedPackage,
  publishedPackages,
} from './published-packages';
import { readCatalog, readManifestOf, readPackagesVersion } from './read-checkout-versions';

/** A version as a team's package.json has it, so that code imports a package by the name that it has in the checkout. */
const aliasOf = (scope: string, name: string, range: string): string => `npm:${scope}/${name}@${range}`;

/**
 * `package.json` of a package as it is published: real versions instead of those of the catalog, and for each module the declarations
 * beside its source.
 * @param scope of the packages in the registry
 */
export async function describePackage(
  workspace: Pick<Workspace, 'root'>,
  { name, summary, root, dependenciesOf, tools }: PublishedPackage,
  scope: string,
): Promise<PackageManifest> {
  const [catalog, version] = [await readCatalog(workspace), await readPackagesVersion(workspace)];
  const manifests = await Promise.all(dependenciesOf.map((one) => readManifestOf(workspace, one)));
  // A dependency of the presets is one of development in the checkout, where nobody installs this package.
  const needed = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.keys(name === 'kit' ? { ...dependencies, ...devDependencies } : dependencies),
  );
  const names = [...new Set([...needed, ...tools])]
    .filter((one) => !dependenciesOfCheckoutAlone.includes(one) && !one.startsWith('@fontsource'))
    .sort();
  const own = publishedPackages.map((one) => one.name);
  const versionOf = (one: string) => (own.some((o) => o === one) ? aliasOf(scope, one, version) : catalog[one]);
  const [manifest] = manifests;
  return {
    name: `${scope}/${name}`,
    version,
    description: summary,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '^20.19.0 || ^22.12.0 || >=24' },
    ...(root === undefined
      ? { bin: { delivery: './platform/delivery/bin.cjs' } }
      : { sideEffects: manifest?.sideEffects, exports: typedExports(root, manifest?.exports ?? {}) }),
    ...splitDependencies(names.map((one) => [one, `${versionOf(one)}`])),
  };
}

/** The types of React are one in a repository, whoever else asks for some: npm would give each package those that it names. */
function splitDependencies(all: readonly (readonly [name: string, version: string])[]) {
  const isPeer = ([name]: readonly [string, string]) => /^@types\/react(-dom)?$/.test(name);
  const peers = all.filter(isPeer);
  return {
    dependencies: Object.fromEntries(all.filter((one) => !isPeer(one))),
    ...(peers.length > 0 ? { peerDependencies: Object.fromEntries(peers) } : {}),
  };
}

/** Folder of a published package that has the declarations of its modules. */
export const typesFolder = 'types';

/** Types come from declarations, so that a team's own compiler options say nothing about code that is not the team's. */
function typedExports(root: string, exports: Readonly<Record<string, string>>): Record<string, unknown> {
  const described = Object.entries(exports)
    .filter(([, file]) => !isOfCheckoutAlone(join(root, file)))
    .map(([name, file]) => {
      const isCode = /\.tsx?$/.test(file);
      const types = `./${typesFolder}/${file.slice(2).replace(/\.tsx?$/, '.d.ts')}`;
      return [name, isCode ? { types, default: file } : file];
    });
  return { ...Object.fromEntries(described), './package.json': './package.json' };
}
