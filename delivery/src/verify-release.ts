import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from 'shared-config/contract/release';
import { DeliveryError } from './delivery-error';

/**
 * Compares every file of a release with what its `release.json` says.
 * @throws {DeliveryError} naming the first file that is missing or changed: code that was not published does not run.
 */
export async function verifyRelease(folder: string, release: Release): Promise<void> {
  for (const [file, { integrity }] of Object.entries(release.files)) {
    const path = join(folder, file);
    const remedy = `Remove ${folder} and release ${release.remote} again`;
    let content: Buffer;
    try {
      content = await readFile(path);
    } catch (cause) {
      throw new DeliveryError(path, 'the file is missing from the release', remedy, { cause });
    }
    if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity) {
      throw new DeliveryError(path, 'the file is not the one that was published', remedy);
    }
  }
}
