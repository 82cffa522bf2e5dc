import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Writes a file, folder or link beside its path and moves it there in one step: readers find the old content or the new one, never a part.
 * Nothing is left beside it, whatever fails.
 * @param write writes to the temporary path; once it has ended, nothing is being written any more
 * @param onTaken what to do when a folder is there already, which no other can replace in one step: it was there before, or another process
 * was faster. A folder left at the temporary path is removed.
 * @returns what `onTaken` resolved to, if it was called
 */
export async function writeAtomically<Taken = never>(
  path: string,
  write: (temporary: string) => Promise<unknown>,
  onTaken?: (temporary: string) => Promise<Taken>,
): Promise<Taken | undefined> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await write(temporary);
    try {
      await rename(temporary, path);
      return undefined;
    } catch (error) {
      if (!onTaken || !existsSync(path)) throw error;
    }
    return await onTaken(temporary);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Puts a folder in the place of another one, which is removed: the place is empty for a moment. */
export async function replaceFolder(fresh: string, folder: string): Promise<void> {
  const old = `${folder}.${randomUUID()}.tmp`;
  await rename(folder, old);
  try {
    await rename(fresh, folder);
  } finally {
    await rm(old, { recursive: true, force: true });
  }
}
