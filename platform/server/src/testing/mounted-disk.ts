import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mounts a disk in memory on a folder that is there. @param options of `mount`, such as its size */
export function mountDisk(folder: string, options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'test', folder], { stdio: 'pipe' });
}

/** Takes a disk off its folder, also while one of its files is open. */
export function unmountDisk(folder: string): void {
  execFileSync('umount', ['--lazy', folder]);
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
