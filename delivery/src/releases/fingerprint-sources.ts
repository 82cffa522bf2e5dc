import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../files/list-files';
import { packageFolder, type Workspace } from '../workspace';

const isNotSource = (name: string) =>
  name === 'node_modules' || name === 'dist' || name.startsWith('.') || /\.test\.tsx?$/.test(name);

/** Digest of everything that a package's build reads: its own folder, what it may import, and the locked dependencies. */
export async function fingerprintSources(workspace: Workspace, name: string): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [
    packageFolder(workspace, name),
    join(workspace.root, 'shared-config'),
    join(workspace.root, 'shared-ui'),
  ]) {
    for (const file of await listFiles(folder, isNotSource)) {
      hash
        .update(`${file}\0`)
        .update(await readFile(join(folder, file)))
        .update('\0');
    }
  }
  hash.update(await readFile(join(workspace.root, 'pnpm-lock.yaml')));
  return hash.digest('hex');
}
