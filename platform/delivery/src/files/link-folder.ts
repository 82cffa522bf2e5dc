import { constants, copyFileSync, linkSync, mkdirSync, type Stats, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestFile } from './folder-manifest';
import { listFiles } from './list-files';

/** Puts a file that never changes into another place, sharing its bytes by a link. */
export function linkFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // On another file system, or it has as many links as there can be.
    copyFileSync(from, to);
  }
}

/** Puts a folder of files that never change into another place, sharing their bytes by links. */
export function linkFolder(source: string, target: string): void {
  for (const file of listFiles(source, (name) => name === manifestFile))
    linkFile(join(source, file), join(target, file));
}

/**
 * Puts a folder of files that never change into another place, without sharing bytes with it: a change of the one does not change the
 * other. Files that an earlier copy has unchanged, by size and time, are linked from there.
 */
export function copyFolder(source: string, target: string, earlier?: string): void {
  for (const file of listFiles(source)) {
    const from = join(source, file);
    const to = join(target, file);
    const original = statSync(from);
    const copy = earlier && statSync(join(earlier, file), { throwIfNoEntry: false });
    if (copy && isUnchanged(copy, original)) {
      linkFile(join(earlier, file), to);
      continue;
    }
    mkdirSync(dirname(to), { recursive: true });
    // Shares the bytes until one of them is written to, where the file system can.
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    utimesSync(to, original.atimeMs / 1000, original.mtimeMs / 1000);
  }
}

/** Whether a copy has the same size and time (file systems keep times of different precision), and really a copy: no link to the original. */
const isUnchanged = (copy: Stats, original: Stats) =>
  copy.size === original.size && Math.abs(copy.mtimeMs - original.mtimeMs) < 2 && copy.ino !== original.ino;
