import type { Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Largest file in bytes that is kept in memory: every page and script, no film. */
const maxFileSize = 256 * 1024;

/** Most bytes that are kept in memory, in all. */
const maxTotalSize = 48 * 1024 * 1024;

type KeptFile = Pick<Stats, 'ino' | 'size' | 'mtimeMs'> & { content: Buffer };

/** The files that were asked for last, the oldest first. */
const kept = new Map<string, KeptFile>();
let total = 0;

/**
 * The content of a small file, from memory when it is the same file by inode, size and time; `undefined` for a large one.
 * The path of a site's file names the composition, so that no site ever gets another one's.
 * @param found what the file system says of it now
 */
export async function readSmallFile(path: string, found: Stats): Promise<Buffer | undefined> {
  if (found.size > maxFileSize) return undefined;
  const known = kept.get(path);
  if (known) forget(path, known);
  const { ino, size, mtimeMs } = found;
  const isSame = known?.ino === ino && known.size === size && known.mtimeMs === mtimeMs;
  const content = isSame ? known.content : await readFile(path);
  // It was written to meanwhile.
  if (content.length !== size) return undefined;
  remember(path, { ino, size, mtimeMs, content });
  return content;
}

function remember(path: string, file: KeptFile): void {
  // Two requests may have read it at the same time.
  const other = kept.get(path);
  if (other) forget(path, other);
  kept.set(path, file);
  total += file.size;
  for (const [oldest, its] of kept) {
    if (total <= maxTotalSize) return;
    forget(oldest, its);
  }
}

function forget(path: string, { size }: KeptFile): void {
  if (kept.delete(path)) total -= size;
}
