import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readOnly } from './durable-files';
import { pathInside } from './path-inside';
import { type CompressionEffort, precompress } from './precompress';

/** Writes a file that never changes. @throws {DeliveryError} when it would be outside of the folder */
export async function writeReadOnly(folder: string, file: string, content: Buffer | string): Promise<void> {
  const path = pathInside(folder, file);
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
    await writeFile(pathInside(folder, file + form.suffix), form.bytes, { mode: readOnly });
}
