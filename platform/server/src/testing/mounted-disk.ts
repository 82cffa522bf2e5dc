import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { systemErrorCode } from 'kit/contract/system-error-code';

/** Mounts a disk in memory on a folder that is there. @param options of `mount`, such as its size */
export function mountDisk(folder: string, options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'test', folder], { stdio: 'pipe' });
}

/** Has a folder take no more writes, as the system does with a disk that fails, until this is unmounted. Open files stay so. */
export function makeReadOnly(folder: string): void {
  execFileSync('mount', ['--bind', '-o', 'ro', folder, folder]);
}

/** Fills the disk of a folder, by its file `filler`. */
export function fillDisk(folder: string): void {
  const file = openSync(join(folder, 'filler'), 'w');
  try {
    for (;;) writeSync(file, Buffer.alloc(64 * 1024));
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

/** Takes a disk off its folder, also while one of its files is open. */
export function unmountDisk(folder: string): void {
  execFileSync('umount', ['--lazy', folder]);
}

/** Takes off all that is mounted on a folder. */
export function unmountDisks(folder: string): void {
  while (statSync(folder).dev !== statSync(dirname(folder)).dev) unmountDisk(folder);
}

function tryToMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    mountDisk(folder, 'size=1m');
    unmountDisk(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}

/** Whether this process may mount a disk; tests that need a full or a read-only one are skipped where it may not. Tried, not guessed from the user: an administrator of a container is mostly refused. */
export const mayMount = tryToMount();
