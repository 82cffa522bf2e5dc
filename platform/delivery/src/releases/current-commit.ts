import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Workspace } from '../workspace';

/** The suffix of a commit when the work tree differed from it. */
export const modified = '-modified';

/** The commit of the checkout; `undefined` without git, for instance in an archive, which can be released as well. */
export async function currentCommit({ root }: Workspace): Promise<string | undefined> {
  try {
    const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: root });
    const { stdout: commit } = await git('rev-parse', '--short=12', 'HEAD');
    const { stdout: changes } = await git('status', '--porcelain');
    return commit.trim() + (changes.trim() ? modified : '');
  } catch {
    return undefined;
  }
}
