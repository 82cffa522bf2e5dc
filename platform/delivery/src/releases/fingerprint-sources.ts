import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../files/list-files';
import { packageFolder, type Workspace } from '../workspace';
import { listNeededFolders } from './list-needed-folders';

const isNotSource = (name: string) =>
  name === 'node_modules' || name === 'dist' || name.startsWith('.') || /\.test\.tsx?$/.test(name);

/** pnpm's in the checkout; a team's own repository has npm's. */
const lockfiles = ['pnpm-lock.yaml', 'package-lock.json'];

/** Digest of everything that a package's build reads: its own folder, those of the packages that it needs, and the locked dependencies. */
export function fingerprintSources(workspace: Workspace, name: string): string {
  const hash = createHash('sha256');
  // Where they are installed, the lockfile has their versions.
  const needed = listNeededFolders(workspace, name).map((folder) => join(workspace.root, folder));
  for (const folder of [packageFolder(workspace, name), ...needed]) {
    for (const file of listFiles(folder, isNotSource)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(folder, file)))
        .update('\0');
    }
  }
  for (const lockfile of lockfiles.map((file) => join(workspace.root, file)))
    if (existsSync(lockfile)) hash.update(readFileSync(lockfile));
  return hash.digest('hex');
}
