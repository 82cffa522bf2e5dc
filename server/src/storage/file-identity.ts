import { statSync } from 'node:fs';

/** Tells a file from another one that later has the same name. */
export type FileIdentity = {
  device: bigint;
  inode: bigint;
  /** Nanoseconds since 1970; some file systems give the time of the last change instead. */
  born: bigint;
};

/** What lies under a name now; `undefined` when nothing does. */
export function identify(file: string): FileIdentity | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && { device: found.dev, inode: found.ino, born: found.birthtimeNs };
}

/** Whether both are there and one file, while at least one is kept from being deleted: a free inode is used again. */
export const isSame = (one: FileIdentity | undefined, other: FileIdentity | undefined): boolean =>
  one !== undefined && other !== undefined && one.inode === other.inode && one.device === other.device;
