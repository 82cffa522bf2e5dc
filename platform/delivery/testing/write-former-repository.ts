import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the repository of a team as the packages of 1.0.0 have made it, with a part that the team has written since: its types and its
 * tests passed with them.
 */
export function writeFormerRepository(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const patch = join(import.meta.dirname, 'repository-of-1.0.0.patch');
  execFileSync('git', ['apply', '-p0', '--whitespace=nowarn', patch], { cwd: folder });
}
