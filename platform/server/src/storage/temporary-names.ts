import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';

/** What this process has under way, in all data folders. */
const underWay = new Set<string>();

/**
 * Names a file, or a folder, that is not finished, beside what it is to become. All that is temporary in a data folder is named here, and
 * whoever takes such a name has called `startWork`.
 */
export function nameTemporary(path: string): string {
  const temporary = `${path}.${randomUUID()}.part`;
  underWay.add(temporary);
  return temporary;
}

/** Removes something temporary, with what SQLite keeps beside it; nothing, when it has got its name. */
export function removeTemporary(temporary: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(temporary + suffix, { recursive: true, force: true });
  underWay.delete(temporary);
}

/** Also `site.sqlite.restoring`, which a restore of an earlier version left. */
const temporaryPattern = /^(.*\.(?:part|restoring))(?:-journal|-wal|-shm)?$/;

/** Whether a path is that of something temporary that this process does not have under way. */
export function isTemporaryOfOthers(path: string): boolean {
  const [, temporary] = temporaryPattern.exec(path) ?? [];
  return temporary !== undefined && !underWay.has(temporary);
}
