import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './list-files';

/**
 * Puts a folder of files that never change into another place: by links that share the bytes, or by copies on another
 * file system. The links are made in one go: thousands of them would wait, one by one, behind pages being compressed.
 */
export async function linkFolder(source: string, target: string): Promise<void> {
  const folders = new Set<string>();
  for (const file of await listFiles(source)) {
    const [from, to] = [join(source, file), join(target, file)];
    const folder = dirname(to);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to);
    }
  }
}
