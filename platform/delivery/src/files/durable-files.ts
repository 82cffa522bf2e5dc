import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Mode of files that never change: releases and composed sites. Their folders can be removed all the same. */
export const readOnly = 0o444;

/**
 * Waits until all that was written below a folder is on disk: once, instead of file by file, which would take seconds.
 * After that a link may lead there, whenever the power fails.
 */
export async function flushToDisk(folder: string): Promise<void> {
  const run = promisify(execFile);
  try {
    // GNU coreutils: the file system of that folder alone.
    await run('sync', ['-f', folder]);
  } catch {
    // Where that is unknown, all of them.
    await run('sync');
  }
}
