import { constants, copyFileSync, linkSync, mkdirSync, type Stats, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestFile } from './folder-manifest';
import { listFiles } from './list-files';
import { makeFolder } from './make-folder';
import { withEncodings } from './precompress';

/**
 * Puts a folder of files that never change into another place, sharing their bytes by links. In one go: thousands of
 * files would wait, one by one, behind pages being compressed.
 */
export function linkFolder(source: string, target: string): void {
  placeFiles(source, target, linkOrCopy);
}

/** Puts files that never change into another folder, with their compressed forms, sharing their bytes by links. */
export function linkWithForms(source: string, target: string, files: readonly string[]): void {
  for (const file of files) makeFolder(dirname(`${target}/${file}`));
  for (const file of withEncodings(files)) linkOrCopy(`${source}/${file}`, `${target}/${file}`);
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // On another file system, or it has as many links as there can be.
    copyFileSync(from, to);
  }
}

/**
 * Puts a folder of files that never change into another place, without sharing bytes with it: what happens to the one
 * does not happen to the other. What an earlier copy has unchanged, by size and time, is linked from there.
 */
export function copyFolder(source: string, target: string, earlier?: string): void {
  placeFiles(source, target, (from, to, file) => {
    const original = statSync(from);
    const copy = earlier && statSync(join(earlier, file), { throwIfNoEntry: false });
    if (copy && isUnchanged(copy, original)) {
      try {
        return linkSync(join(earlier, file), to);
      } catch {
        // It was removed meanwhile, or has as many links as there can be.
      }
    }
    // Shares the bytes until one of them is written to, where the file system can.
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    utimesSync(to, original.atimeMs / 1000, original.mtimeMs / 1000);
  });
}

/** The same by size and time (file systems keep times of different precision), and really a copy: no link to the original. */
const isUnchanged = (copy: Stats, original: Stats) =>
  copy.size === original.size && Math.abs(copy.mtimeMs - original.mtimeMs) < 2 && copy.ino !== original.ino;

function placeFiles(source: string, target: string, place: (from: string, to: string, file: string) => void): void {
  const folders = new Set<string>();
  for (const file of listFiles(source, (name) => name === manifestFile)) {
    const to = join(target, file);
    const folder = dirname(to);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    place(join(source, file), to, file);
  }
}
