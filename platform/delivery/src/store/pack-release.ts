import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { listFiles } from '../files/list-files';
import { storedRecordFile } from './stored-record';

/** npm's own, so that packing twice gives the same integrity. */
const packedAt = new Date('1985-10-26T08:15:00.000Z');

/** Packs files as npm does, below `package/`. @param files relative to `folder` */
export const packFiles = (folder: string, files: readonly string[]): Promise<Buffer> =>
  create({ cwd: folder, gzip: true, portable: true, follow: true, prefix: 'package', mtime: packedAt }, [
    ...files,
  ]).concat();

/**
 * Packs a release as npm does: everything that `release.json` and its folders have, below `package/`.
 * @param folder of the release
 * @param manifest its `package.json`, which it does not have in the releases folder: Node would go by it there
 */
export async function packRelease(folder: string, manifest: object): Promise<Buffer> {
  const staged = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    await writeFile(join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const released = listFiles(folder, (name) => name === storedRecordFile);
    for (const entry of new Set(released.map((file) => file.split('/')[0] ?? '')))
      await symlink(join(folder, entry), join(staged, entry));
    return await packFiles(staged, ['package.json', ...released]);
  } finally {
    await rm(staged, { recursive: true });
  }
}
