import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isStorageError } from '../src/server-error';
import { makeBackupFolder } from '../src/storage/data-folder';
import { listFiles } from '../src/testing/data-folder-table';

/** A disk of its own for a data folder, in memory. */
export function mountDisk(megabytes: number) {
  return (dataFolder: string): (() => void) => {
    mkdirSync(dataFolder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'fault', dataFolder]);
    return () => void execFileSync('umount', ['--lazy', dataFolder]);
  };
}

/** Writes a file until the disk is full. */
export function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (const size of [65_536, 4096, 1]) {
      try {
        for (;;) writeSync(descriptor, Buffer.alloc(size));
      } catch {
        // No space for this size; a smaller one may still fit.
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

/** Leaves less and less of a disk, then more again, and does something each time: it succeeds, or says that the disk is full. */
export async function fillStepByStep(dataFolder: string, act: () => void): Promise<void> {
  const filler = join(dataFolder, 'filler');
  let [done, refused] = [0, 0];
  for (let left = 0; left <= 2_000_000; left += 50_000) {
    fill(filler);
    truncateSync(filler, Math.max(0, statSync(filler).size - left));
    try {
      act();
      done += 1;
    } catch (error) {
      if (!isStorageError(error, 'disk-full', 'database-busy')) throw error;
      refused += 1;
    }
    const leftOver = listFiles(dataFolder).filter((name) => name.includes('.part') || name.includes('.restored'));
    // The server is at work, too: it tries whether there is room, and keeps what was replaced.
    if (leftOver.some((name) => !/^(space-check|backups\/replaced-)/.test(name)))
      throw new Error(`Left over: ${leftOver.join(', ')}`);
    rmSync(filler);
    // Each that was done takes room.
    for (const name of readdirSync(makeBackupFolder(dataFolder)).filter((one) =>
      /^(site|before-restore|replaced)-.*sqlite(-wal)?$/.test(one),
    ))
      rmSync(join(makeBackupFolder(dataFolder), name));
  }
  if (done === 0 || refused === 0) throw new Error(`Not tried: ${done} had room, ${refused} had none`);
}
