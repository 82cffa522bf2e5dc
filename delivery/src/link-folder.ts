import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from './list-files';

/** Puts a folder of files that never change into another place: by links that share the bytes, or by copies on another file system. */
export async function linkFolder(source: string, target: string): Promise<void> {
  const folders = new Set<string>();
  for (const file of await listFiles(source)) {
    const folder = dirname(join(target, file));
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    await link(join(source, file), join(target, file)).catch(() => copyFile(join(source, file), join(target, file)));
  }
}
