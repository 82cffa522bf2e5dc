import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../files/list-files';
import { packageFolder, type Workspace } from '../workspace';

const isNotSource = (name: string) =>
  name === 'node_modules' || name === 'dist' || name.startsWith('.') || /\.test\.tsx?$/.test(name);

/** Digest of everything that a package's build reads: its own folder, what it may import, and the locked dependencies. */
export function fingerprintSources(workspace: Workspace, name: string): string {
  const hash = createHash('sha256');
  for (const folder of [
    packageFolder(workspace, name),
    join(workspace.root, 'shared-config'),
    join(workspace.root, 'shared-ui'),
  ]) {
    for (const file of listFiles(folder, isNotSource)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(folder, file)))
        .update('\0');
    }
  }
  hash.update(readFileSync(join(workspace.root, 'pnpm-lock.yaml')));
  return hash.digest('hex');
}
