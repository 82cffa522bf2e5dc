import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { systemErrorCode } from 'kit/contract/system-error-code';

/** Temporary files that this process has under way, in all data folders. */
const underWay = new Set<string>();

/**
 * Names a file, or a folder, that is not finished, beside what it is to become. All that is temporary in a data folder is named here, and
 * whoever takes such a name has called `beAtWork`.
 */
export function nameTemporary(path: string): string {
  const temporary = `${path}.${randomUUID()}.part`;
  underWay.add(temporary);
  return temporary;
}

/**
 * Removes something temporary, with what SQLite keeps beside it; nothing, when it has got its name. What the disk does not let go, such as
 * one that is read-only by now, stays for the sweep (`beAtWork`), which says why: whoever clears up behind itself has something else to
 * tell, or is an event that nobody waits for.
 */
export function removeTemporary(temporary: string): void {
  underWay.delete(temporary);
  try {
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(temporary + suffix, { recursive: true, force: true });
  } catch (error) {
    if (systemErrorCode(error) === undefined) throw error;
  }
}

/** Also `site.sqlite.restoring`, which a restore of an earlier version left. */
const temporaryPattern = /^(.*\.(?:part|restoring))(?:-journal|-wal|-shm)?$/;

/** Whether a path is that of something temporary that this process does not have under way. */
export function isTemporaryOfOthers(path: string): boolean {
  const [, temporary] = temporaryPattern.exec(path) ?? [];
  return temporary !== undefined && !underWay.has(temporary);
}
