import { execFileSync } from 'node:child_process';

/** A line for each file of a folder, with its SHA-256. */
export const hashFiles = (folder: string): string =>
  execFileSync('sh', ['-c', 'find -L . -type f | sort | xargs sha256sum'], { cwd: folder, encoding: 'utf8' });
