import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readOnly } from './durable-files';
import { type CompressionEffort, precompress } from './precompress';

/** Writes a file that never changes. */
export async function writeReadOnly(folder: string, file: string, content: Buffer | string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content, { mode: readOnly });
}

/** Writes a file that never changes, with its compressed forms beside it. */
export async function writeCompressed(
  folder: string,
  file: string,
  content: Buffer | string,
  effort: CompressionEffort = 'each-time',
): Promise<void> {
  const bytes = Buffer.from(content);
  await writeReadOnly(folder, file, bytes);
  for (const form of await precompress(file, bytes, effort))
    await writeFile(join(folder, file + form.suffix), form.bytes, { mode: readOnly });
}
