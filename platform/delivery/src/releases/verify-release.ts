import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from 'kit/contract/release';
import { DeliveryError } from '../delivery-error';
import { hashIntegrity } from '../files/integrity';
import { isCompressible } from '../files/precompress';
import { hasDerivedVersion } from './derive-release-version';
import { damagedRemedy } from './release-folder';

/**
 * How a release is verified: `contents` reads every file and its compressed forms; `touched` reads those that compose runs
 * or writes into pages, and of the others only those that were written to since: a browser compares them itself.
 */
export type Thoroughness = 'contents' | 'touched';

/**
 * Compares every file of a release with its `release.json`.
 * @throws {DeliveryError} naming the first file that is missing or changed: code that was not published does not run.
 */
export async function verifyRelease(
  folder: string,
  release: Release,
  thoroughness: Thoroughness = 'touched',
): Promise<void> {
  const damaged = (path: string, reason: string) =>
    new DeliveryError('release-damaged', path, reason, damagedRemedy(release));
  if (thoroughness === 'contents' && !hasDerivedVersion(release)) {
    throw damaged(join(folder, 'release.json'), 'it is not the one that was published');
  }
  // Written last of all.
  const publishedAt = statSync(join(folder, 'release.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  for (const [file, { size, integrity }] of Object.entries(release.files)) {
    for (const form of formsOf(file)) {
      const path = join(folder, file + form.suffix);
      // A thousand of them take milliseconds so.
      const found = statSync(path, { throwIfNoEntry: false });
      if (!found) throw damaged(path, 'the file is missing from the release');
      // The bytes read of a file are bounded by the size that its release says.
      if (form.suffix === '' && found.size !== size) throw damaged(path, 'the file is not the one that was published');
      const isTouched = found.mtimeMs > publishedAt || found.size === 0;
      if (thoroughness === 'touched' && !isTouched && !isTaken(file + form.suffix)) continue;
      if ((await digestOf(path, (bytes) => form.open(bytes, size))) !== integrity) {
        throw damaged(path, 'the file is not the one that was published');
      }
    }
  }
}

/** @property open what it has been compressed from, unless that is larger than it should be: it could be without end. */
type Form = { suffix: string; open: (bytes: Buffer, size: number) => Promise<Buffer> };

const boundedBy = (size: number) => ({ maxOutputLength: Math.max(size, 1) });

const forms: readonly Form[] = [
  { suffix: '', open: async (bytes) => bytes },
  { suffix: '.br', open: (bytes, size) => promisify(brotliDecompress)(bytes, boundedBy(size)) },
  { suffix: '.gz', open: (bytes, size) => promisify(gunzip)(bytes, boundedBy(size)) },
];

/** Whether compose itself uses the content of a file: code that it runs, a stylesheet that it inlines. */
const isTaken = (file: string) => /^node\/|\.css$/.test(file);

/** A file and its compressed forms. */
const formsOf = (file: string) => (file.startsWith('web/') && isCompressible(file) ? forms : forms.slice(0, 1));

/** The files of a release that are compared with its `release.json`, and their compressed forms. */
export const listVerified = ({ files }: Pick<Release, 'files'>): Set<string> =>
  new Set(Object.keys(files).flatMap((file) => formsOf(file).map(({ suffix }) => file + suffix)));

/** SHA-384 of a file's content as integrity, `undefined` when it cannot be read in its form. */
async function digestOf(path: string, open: (bytes: Buffer) => Promise<Buffer>): Promise<string | undefined> {
  try {
    return hashIntegrity(await open(await readFile(path)));
  } catch {
    return undefined;
  }
}
