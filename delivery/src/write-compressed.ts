import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { precompress } from './precompress';

/** Writes a file of a site with its compressed forms beside it. */
export async function writeCompressed(
  folder: string,
  file: string,
  content: Buffer,
  brotliQuality: 5 | 10,
): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  for (const { suffix, bytes } of await precompress(file, content, brotliQuality))
    await writeFile(path + suffix, bytes);
}

/** Writes a page, or another text that visitors read, with its compressed forms. */
export const writeText = (folder: string, file: string, content: string) =>
  writeCompressed(folder, file, Buffer.from(content), 10);
