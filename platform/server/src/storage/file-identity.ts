import { statSync } from 'node:fs';

/** Identifies a file, as opposed to another one with the same name. */
export type FileIdentity = {
  device: bigint;
  inode: bigint;
  /** Nanoseconds since 1970; some file systems give the time of the last change instead. */
  born: bigint;
};

/** The file that has a name now; `undefined` when there is none. */
export function identify(file: string): FileIdentity | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && { device: found.dev, inode: found.ino, born: found.birthtimeNs };
}

/** Whether both exist and are the same file. At least one must be open: the inode of a deleted file is used again. */
export const isSame = (one: FileIdentity | undefined, other: FileIdentity | undefined): boolean =>
  one !== undefined && other !== undefined && one.inode === other.inode && one.device === other.device;
