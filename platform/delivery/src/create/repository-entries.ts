import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDefinition } from 'kit/contract/remote-definition';
import type { Workspace } from '../workspace';
import { formatFiles } from './format-files';

// The entries of a remote outside of its folder. Nothing else in the repository lists remotes.

/** A file with a part for each remote. */
type ListFile = {
  file: string;
  partOf: (name: string) => RegExp;
  /** Nothing where an install adds it. */
  add?: (text: string, remote: RemoteDefinition) => string;
};

const owners: ListFile = {
  file: '.github/CODEOWNERS',
  partOf: (name) => new RegExp(`^/${name}/ .*\\n?`, 'm'),
  // Teams are those of the organisation that the file names already.
  add: (text, { name, team }) => {
    const [, organisation = 'organisation'] = /@([\w.-]+)\//.exec(text) ?? [];
    return `${text.trimEnd()}\n${`/${name}/`.padEnd(18)} @${organisation}/${team}\n`;
  },
};

/** The table of folders in the README; its remotes come first. */
const folders: ListFile = {
  file: 'README.md',
  partOf: (name) => new RegExp(`^\\| \\[\`${name}/\`\\]\\(${name}\\).*\\n?`, 'm'),
  add: (text, { name, team, routes }) => {
    const row = text.split('\n').findLast((line) => /^\| \[`mfe-/.test(line));
    const added = `| [\`${name}/\`](${name}) | pages under \`${routes[0]?.path}\` | ${team} |`;
    return row === undefined ? text : text.replace(row, () => `${row}\n${added}`);
  },
};

/** The dependencies of a remote. An install adds it, and leaves it when the folder has gone. */
const lockfile: ListFile = {
  file: 'pnpm-lock.yaml',
  partOf: (name) => new RegExp(`^ {2}${name}:\\n(?:(?: {4}.*)?\\n)+`, 'm'),
};

const listFiles: readonly ListFile[] = [owners, folders, lockfile];

const workflowOf = (name: string) => `.github/workflows/${name}.yml`;

const readIfThere = async ({ root }: Workspace, file: string) =>
  existsSync(join(root, file)) ? readFile(join(root, file), 'utf8') : undefined;

/** A remote's pipeline hands its name on; one that is called as a remote is may be another's. */
const isWorkflowOf = (text: string | undefined, name: string) => text?.includes(`remote: ${name}\n`) === true;

/** The files outside of a remote's folder that have something of it, relative to the checkout. */
export async function findEntries(workspace: Workspace, name: string): Promise<string[]> {
  const found = await Promise.all(
    listFiles.map(async ({ file, partOf }) =>
      partOf(name).test((await readIfThere(workspace, file)) ?? '') ? [file] : [],
    ),
  );
  const workflow = workflowOf(name);
  return [...found.flat(), ...(isWorkflowOf(await readIfThere(workspace, workflow), name) ? [workflow] : [])];
}

/**
 * Gives a remote its owner, its row in the README and the pipeline of another remote, where the checkout has these files.
 * @param model name of the other remote
 * @returns the files that have changed, relative to the checkout
 */
export async function addEntries(workspace: Workspace, remote: RemoteDefinition, model: string): Promise<string[]> {
  const written = await Promise.all(
    listFiles.map(async ({ file, add }) => {
      const text = await readIfThere(workspace, file);
      if (text === undefined || add === undefined) return [];
      const added = add(text, remote);
      if (added === text) return [];
      await writeFile(join(workspace.root, file), added);
      return [file];
    }),
  );
  await formatFolders(workspace, written.flat());
  const pipeline = await readIfThere(workspace, workflowOf(model));
  if (pipeline === undefined) return written.flat();
  const workflow = workflowOf(remote.name);
  await writeFile(join(workspace.root, workflow), pipeline.replaceAll(model, remote.name));
  return [...written.flat(), workflow];
}

/** Takes a remote out of the files that have something of it. @returns the files, relative to the checkout */
export async function removeEntries(workspace: Workspace, name: string): Promise<string[]> {
  const entries = await findEntries(workspace, name);
  for (const { file, partOf } of listFiles) {
    if (!entries.includes(file)) continue;
    const text = await readFile(join(workspace.root, file), 'utf8');
    await writeFile(join(workspace.root, file), text.replace(partOf(name), ''));
  }
  await formatFolders(workspace, entries);
  if (entries.includes(workflowOf(name))) await rm(join(workspace.root, workflowOf(name)));
  return entries;
}

/** The columns of the table are as wide as their cells. */
async function formatFolders(workspace: Workspace, changed: readonly string[]): Promise<void> {
  if (changed.includes(folders.file)) await formatFiles(workspace, [folders.file]);
}
