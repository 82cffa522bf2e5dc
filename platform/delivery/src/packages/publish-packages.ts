import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { DeliveryError } from '../delivery-error';
import type { ReleaseStore } from '../environment';
import { readSite } from '../releases/read-definition';
import type { PackageManifest } from '../store/npm-client';
import type { Workspace } from '../workspace';
import { checkPublishable } from './check-publishable';
import { describePackage } from './describe-package';
import { packRemoteCreator, packSiteCreator } from './pack-creator';
import { packPackage } from './pack-package';
import { publishedPackages } from './published-packages';
import { readPackagesVersion } from './read-checkout-versions';
import { siteSettings } from './site-settings';

const require = createRequire(import.meta.url);

/** A package and the outcome of its publishing. */
export type PublishedPackageOutcome = { id: string; outcome: 'published' | 'unchanged' };

/**
 * Publishes what teams need in repositories of their own: the packages that are shared, the commands, and what writes such a repository for
 * the site that this environment names. Versions already there stay as they are.
 * @throws {DeliveryError} when one is there with another content, or has changed in a way that its version denies.
 */
export async function publishPackages(workspace: Workspace): Promise<PublishedPackageOutcome[]> {
  const { store } = workspace.environment;
  if (!store) {
    const remedy = 'Set it to the address of the npm registry that teams install from';
    throw new DeliveryError(
      'invalid-environment',
      'RELEASE_STORE',
      'it names no registry, so nothing is compared or published',
      remedy,
    );
  }
  const { registry, scope } = store;
  await checkPublishable(workspace, store);
  const version = await readPackagesVersion(workspace);
  const { origin } = readSite(workspace);
  const site = { scope, version, registry, origin, settings: siteSettings(workspace.environment) };
  const packed: { manifest: PackageManifest; tarball: Buffer }[] = [];
  for (const one of publishedPackages) {
    const manifest = await describePackage(workspace, one, scope);
    packed.push({ manifest, tarball: await packPackage(workspace, one, manifest) });
  }
  packed.push(await packRemoteCreator(site), await packSiteCreator({ scope, version, registry }));
  const outcomes: PublishedPackageOutcome[] = [];
  for (const one of packed) outcomes.push(await publishOnce(workspace, store, one));
  return outcomes;
}

async function publishOnce(
  workspace: Workspace,
  store: ReleaseStore,
  { manifest, tarball }: { manifest: PackageManifest; tarball: Buffer },
): Promise<PublishedPackageOutcome> {
  const { openNpmClient }: typeof import('../store/npm-client') = require('../store/npm-client.ts');
  const client = await openNpmClient(workspace, store);
  const id = `${manifest.name}@${manifest.version}`;
  const own = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  const there = await client.findPackage(manifest);
  if (there === own) return { id, outcome: 'unchanged' };
  if (there !== undefined) {
    throw new DeliveryError(
      'package-already-published',
      id,
      `${store.registry} has it with another content`,
      'Raise the version in platform/delivery/package.json, and say in CHANGELOG.md what has changed',
    );
  }
  await client.publishPackage(manifest, tarball);
  return { id, outcome: 'published' };
}
