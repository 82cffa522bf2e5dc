import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { nameCommand } from 'kit/presets/command-line/name-command';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import { modified } from '../releases/current-commit';
import type { Workspace } from '../workspace';

/** A package that is about to go live, with the commits of its new and its live release; `undefined` where nobody knows one. */
export type Descent = { name: string; commit: string | undefined; liveCommit: string | undefined };

/**
 * Refuses a release from an older commit than what is live, such as that of a clone that was not updated for a week: it would
 * take back what was released since.
 * @throws {DeliveryError} naming both commits.
 */
export async function checkAncestry({ root }: Workspace, { name, commit, liveCommit }: Descent): Promise<void> {
  if (commit === undefined || liveCommit === undefined) return;
  const [own, live] = [commit.replace(modified, ''), liveCommit.replace(modified, '')];
  if (own === live) return;
  const relation = await relate(root, own, live);
  if (relation === 'unrelated') return;
  throw new DeliveryError(
    'older-than-live',
    name,
    relation === 'older'
      ? `the live version comes from commit ${live}, and this checkout is at ${own}, which is an ancestor of it`
      : `the live version comes from commit ${live}, which this checkout, at ${own}, does not have: it may be older`,
    `Bring the checkout up to date, such as with "git pull". "${nameCommand('rollback')}" goes back to what was live; "--anyway" releases this one`,
  );
}

/** How a commit is related to the one that is live; `unknown` when the repository does not have that one. */
async function relate(cwd: string, own: string, live: string): Promise<'older' | 'unrelated' | 'unknown'> {
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd });
  const { stdout: isShallow } = await git('rev-parse', '--is-shallow-repository');
  try {
    await git('merge-base', '--is-ancestor', own, live);
    return 'older';
  } catch (error) {
    const { code } = v.parse(v.object({ code: v.number() }), error);
    if (code === 1) return 'unrelated';
    // A clone of the last commit alone, as pipelines make it, has no other one to compare with.
    return isShallow.trim() === 'true' ? 'unrelated' : 'unknown';
  }
}
