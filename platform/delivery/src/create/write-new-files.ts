import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DeliveryError } from '../delivery-error';

/**
 * Writes files that do not exist yet.
 * @param files content by path relative to `root`
 * @returns the paths
 * @throws {DeliveryError} when one exists: nothing that somebody wrote is overwritten, and nothing was written.
 */
export async function writeNewFiles(root: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const file of Object.keys(files)) {
    if (existsSync(join(root, file)))
      throw new DeliveryError('name-taken', file, 'it exists already', 'Choose another name, or remove it first');
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
  return Object.keys(files);
}
