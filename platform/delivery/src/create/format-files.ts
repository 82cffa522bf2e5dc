import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Workspace } from '../workspace';

/**
 * Formats files as the linter wants them, where there is one: how long a line is depends on the names in it.
 * @param files relative to the checkout
 */
export async function formatFiles({ root }: Workspace, files: readonly string[]): Promise<void> {
  if (!existsSync(join(root, 'biome.json'))) return;
  const formatter = createRequire(join(root, 'package.json')).resolve('@biomejs/biome/bin/biome');
  await promisify(execFile)(process.execPath, [formatter, 'format', '--write', ...files], { cwd: root });
}
