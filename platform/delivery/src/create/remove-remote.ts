import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listRemotes, type Workspace } from '../workspace';
import { drawPicture } from './draw-picture';
import { remoteName } from './remote-files';
import { findEntries, removeEntries } from './repository-entries';
import { isOwnRepository, removeFromTypes } from './types-entry';

/** The traces of a remote in the checkout: its folder, and files that name it. */
export async function findRemote(workspace: Workspace, name: string): Promise<string[]> {
  if (!remoteName.test(name)) return [];
  const folder = listRemotes(workspace).includes(name) ? [`${name}/`] : [];
  return [...folder, ...(await findEntries(workspace, name))];
}

/**
 * Removes a remote from the checkout: the opposite of `createRemote`. Files that git could not bring back stay, all of them.
 * @returns the paths removed or changed, relative to the checkout, or why there are none
 */
export async function removeRemote(workspace: Workspace, name: string): Promise<{ files: string[]; kept?: string }> {
  const files = await findRemote(workspace, name);
  if (files.length === 0) return { files };
  if (files.includes(`${name}/`)) {
    const kept = await findUnsaved(workspace, name);
    if (kept !== undefined) return { files: [], kept };
    await rm(join(workspace.root, name), { recursive: true });
  }
  await removeEntries(workspace, name);
  const ofTypes = isOwnRepository(workspace) ? await removeFromTypes(workspace, name) : [];
  return { files: [...files, ...ofTypes, ...(await drawPicture(workspace))] };
}

/** Why a folder may not be removed: its content is nowhere else. */
async function findUnsaved({ root }: Workspace, folder: string): Promise<string | undefined> {
  const git = (...words: string[]) => promisify(execFile)('git', words, { cwd: root });
  try {
    const { stdout: changes } = await git('status', '--porcelain', '--untracked-files=all', '--', folder);
    return changes === '' ? undefined : 'it has changes that are not committed';
  } catch {
    return 'it is in no checkout of git';
  }
}
