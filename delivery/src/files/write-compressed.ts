import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readOnly } from './durable-files';
import { type CompressionEffort, precompress } from './precompress';

/** Writes a file of a site with its compressed forms beside it. */
export async function writeCompressed(
  folder: string,
  file: string,
  content: Buffer | string,
  effort: CompressionEffort = 'each-time',
): Promise<void> {
  const path = join(folder, file);
  const bytes = Buffer.from(content);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes, { mode: readOnly });
  for (const form of await precompress(file, bytes, effort))
    await writeFile(path + form.suffix, form.bytes, { mode: readOnly });
}
