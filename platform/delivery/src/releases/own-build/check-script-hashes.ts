import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashIntegrity } from '../../files/integrity';
import { listFiles } from '../../files/list-files';
import { refuseBuild } from './refuse-build';

/**
 * Refuses a build that loads a script without a hash. Pages pin the entry, and the entry has to pin the rest: each of
 * its scripts is named with its SHA-384 in another one.
 * @throws {DeliveryError} naming the script.
 */
export async function checkScriptHashes(web: string, name: string, entry: string): Promise<void> {
  const files = listFiles(web).filter((file) => file.endsWith('.js'));
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file, await readFile(join(web, file), 'utf8'));
  for (const [file, text] of texts) {
    const integrity = hashIntegrity(text);
    if (file === entry || Array.from(texts.values()).some((other) => other.includes(integrity))) continue;
    throw refuseBuild(
      `${name}/dist/web/${file}`,
      'it would be loaded without a hash, as no other script has its SHA-384',
      "With webpack, add webpack-subresource-integrity: new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }), with output: { crossOriginLoading: 'anonymous' }",
    );
  }
}
