import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ContractError } from 'shared-config/contract/contract-error';
import { parseRelease, type Release } from 'shared-config/contract/release';
import { mapsFolder } from 'shared-config/presets/source-maps/name-sources';
import { extract } from 'tar';
import { DeliveryError } from '../delivery-error';
import type { ReleaseStore } from '../environment';
import { listFiles } from '../files/list-files';
import { verifyRelease } from '../releases/verify-release';
import { signatureFile } from '../signatures/release-signature';
import type { NpmClient } from './npm-client';
import { packageId } from './store-package';

/** A release in the store. */
export type WantedRelease = {
  store: ReleaseStore;
  remote: string;
  version: string;
  /** What its tarball must be, where that is known. */
  expected?: string | undefined;
};

/**
 * Fetches a release, unpacks it into a folder, and checks that it is the one that its version was derived from, every byte.
 * @returns the integrity of its tarball; `undefined` when the store does not have it
 * @throws {DeliveryError} when it is another one.
 */
export async function unpackRelease(
  client: NpmClient,
  { store, remote, version, expected }: WantedRelease,
  folder: string,
): Promise<string | undefined> {
  const fetched = await client.fetch(remote, version, expected);
  if (fetched === undefined) return undefined;
  const refuse = (reason: string, cause?: unknown) =>
    new DeliveryError(
      'store-tampered',
      packageId(store, remote, version),
      `what ${store.registry} has is not that release: ${reason}. Nothing was put in place`,
      `Ask who publishes there. "npx -y pnpm@12 release ${remote}" at the commit of that version builds it again`,
      { cause },
    );
  try {
    await unpack(fetched.tarball, folder);
    await rm(join(folder, 'package.json'), { force: true });
    const file = join(folder, 'release.json');
    const release = parseRelease(JSON.parse(await readFile(file, 'utf8')), file);
    if (release.remote !== remote || release.version !== version)
      throw refuse(`it says that it is ${release.remote}@${release.version}`);
    await verifyRelease(folder, release, 'contents');
    const foreign = listFiles(folder).find((entry) => !isOf(release, entry));
    if (foreign !== undefined) throw refuse(`${foreign} is no file of it`);
  } catch (cause) {
    if (cause instanceof DeliveryError && cause.code === 'store-tampered') throw cause;
    const isExpected = cause instanceof DeliveryError || cause instanceof ContractError;
    if (isExpected) throw refuse(`${relative(folder, cause.subject)}: ${cause.reason}`, cause);
    throw refuse('it cannot be unpacked, or has no release.json', cause);
  }
  return fetched.integrity;
}

/** Unpacks files, and nothing that leads out of the folder. */
async function unpack(tarball: Buffer, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unpacking = extract({
    cwd: folder,
    strip: 1,
    noMtime: true,
    preserveOwner: false,
    filter: (_path, entry) => 'type' in entry && !/Link$/.test(entry.type),
  });
  const unpacked = once(unpacking, 'close');
  unpacking.end(tarball);
  await unpacked;
}

/** Whether a release has a file: all that is in `web/` comes into the site. */
function isOf({ files }: Release, file: string): boolean {
  if (file === 'release.json' || file === signatureFile || file.startsWith(`${mapsFolder}/`)) return true;
  return file in files || (file.startsWith('web/') && file.replace(/\.(br|gz)$/, '') in files);
}
