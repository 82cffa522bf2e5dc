import type { ReleaseStore } from '../environment';

/** Name of the package that the releases of a remote are versions of. */
export const packageName = ({ scope }: ReleaseStore, remote: string): string => `${scope}/${remote}`;

/** The version of that package which is a release: npm wants three numbers, and orders releases by nothing but their time. */
const packageVersion = (version: string): string => `0.0.0-h${version}`;

/** The release that a version of a package is; `undefined` for one that was published by hand. */
export const releaseVersion = (version: string): string | undefined => /^0\.0\.0-h([0-9a-f]{16})$/.exec(version)?.[1];

/** How a release is called in the release store, as npm takes it. */
export const packageId = (store: ReleaseStore, remote: string, version: string): string =>
  `${packageName(store, remote)}@${packageVersion(version)}`;

/** `package.json` of a release. Nothing in it runs when somebody installs it. */
export const describePackage = (store: ReleaseStore, remote: string, version: string) => ({
  name: packageName(store, remote),
  version: packageVersion(version),
  description: `Release ${version} of ${remote}`,
  license: 'UNLICENSED',
});
