import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Workspace } from '../workspace';

// Empty files in the cache say what passed: without one, the check is made again.

/** Whether a check was passed before. @param inputs everything that decides whether it passes */
export const wasPassed = (workspace: Workspace, inputs: readonly string[]) => existsSync(recordOf(workspace, inputs));

/** Records that a check was passed. */
export async function recordPass(workspace: Workspace, inputs: readonly string[]): Promise<void> {
  await mkdir(folderOf(workspace), { recursive: true });
  await writeFile(recordOf(workspace, inputs), '');
}

/** Runs a check unless it was passed before. @throws whatever the check throws. */
export async function passOnce(
  workspace: Workspace,
  inputs: readonly string[],
  check: () => Promise<unknown>,
): Promise<void> {
  if (wasPassed(workspace, inputs)) return;
  await check();
  await recordPass(workspace, inputs);
}

const folderOf = ({ cache }: Workspace) => join(cache, 'checks');

const recordOf = (workspace: Workspace, inputs: readonly string[]) =>
  join(folderOf(workspace), createHash('sha256').update(inputs.join('\n')).digest('hex').slice(0, 32));
