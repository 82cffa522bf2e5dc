import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ContractError } from 'kit/contract/contract-error';
import { parseReleaseText } from 'kit/contract/release';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { mapsFolder } from 'kit/presets/source-maps/name-sources';
import { extract } from 'tar';
import { DeliveryError } from '../delivery-error';
import type { ReleaseStore } from '../environment';
import { listFiles } from '../files/list-files';
import { listVerified, verifyRelease } from '../releases/verify-release';
import { signatureFile } from '../signatures/release-signature';
import type { NpmClient } from './npm-client';
import { openTarball } from './open-tarball';
import { packageId } from './store-package';
import { storedRecordFile } from './stored-record';

/** A release in the store. */
export type WantedRelease = {
  store: ReleaseStore;
  remote: string;
  version: string;
  /** The integrity that its tarball must have, where that is known. */
  expected?: string | undefined;
};

/**
 * Fetches a release, unpacks it into a folder, and checks that it is the one that its version was derived from, every byte.
 * @returns the integrity of its tarball; `undefined` when the store does not have it
 * @throws {DeliveryError} when it is another one.
 */
export async function unpackRelease(
  client: Pick<NpmClient, 'fetch'>,
  { store, remote, version, expected }: WantedRelease,
  folder: string,
): Promise<string | undefined> {
  const fetched = await client.fetch(remote, version, expected);
  if (fetched === undefined) return undefined;
  const id = packageId(store, remote, version);
  const refuse = (reason: string, cause?: unknown) =>
    new DeliveryError(
      'store-tampered',
      id,
      `the package at ${store.registry} is not that release: ${reason}. Nothing was put in place`,
      `Ask who publishes there. "${nameCommand(`release ${remote}`)}" at the commit of that version builds it again`,
      { cause },
    );
  try {
    const other = await unpack(await openTarball(id, fetched.tarball), folder);
    if (other !== undefined) throw refuse(`${other} is a folder or a link, and not a file`);
    await rm(join(folder, 'package.json'), { force: true });
    const file = join(folder, 'release.json');
    const release = parseReleaseText(await readFile(file, 'utf8'), file);
    if (release.remote !== remote || release.version !== version)
      throw refuse(`it says that it is ${release.remote}@${release.version}`);
    await verifyRelease(folder, release, 'contents');
    const verified = listVerified(release);
    const isOf = (file: string) => verified.has(file) && !file.startsWith(storedRecordFile);
    const foreign = listFiles(folder).find((file) => !isVerifiedElsewhere(file) && !isOf(file));
    if (foreign !== undefined) throw refuse(`${foreign} is no file of it`);
  } catch (cause) {
    if (cause instanceof DeliveryError && /^store-/.test(cause.code)) throw cause;
    const isExpected = cause instanceof DeliveryError || cause instanceof ContractError;
    if (isExpected) throw refuse(`${relative(folder, cause.subject)}: ${cause.reason}`, cause);
    throw refuse('it cannot be unpacked, or has no release.json', cause);
  }
  return fetched.integrity;
}

/** Unpacks files, and nothing that leads out of the folder. @returns the first entry that is no file, if there is one */
async function unpack(content: Buffer, folder: string): Promise<string | undefined> {
  await mkdir(folder, { recursive: true });
  let other: string | undefined;
  const unpacking = extract({
    cwd: folder,
    strip: 1,
    noMtime: true,
    preserveOwner: false,
    filter: (path, entry) => {
      const isFile = 'type' in entry && entry.type === 'File';
      if (!isFile) other ??= path;
      return isFile;
    },
  });
  const unpacked = once(unpacking, 'close');
  unpacking.end(content);
  await unpacked;
  return other;
}

/** Files that are no build: the version is derived from `release.json`, the signature is checked apart, and no site has the maps. */
const isVerifiedElsewhere = (file: string) =>
  file === 'release.json' || file === signatureFile || file.startsWith(`${mapsFolder}/`);
