import { statfsSync } from 'node:fs';

/** The room that is left free on the disk (bytes), for forms and posts: they are worth more than a picture. */
const reserve = 64 * 1024 * 1024;

/** Whether a number of further bytes leaves room for what visitors send. @param folder on that disk */
export function hasRoom(folder: string, bytes: number): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= reserve + bytes;
}
