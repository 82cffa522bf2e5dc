import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readJson } from '../files/read-json';
import type { Workspace } from '../workspace';

const file = 'tsconfig.json';

const projectSchema = v.looseObject({ references: v.array(v.object({ path: v.string() })) });

/** Whether this is a team's own repository, which has one package.json for all of its remotes. */
export const isOwnRepository = ({ root }: Workspace): boolean => !existsSync(join(root, 'pnpm-workspace.yaml'));

type References = v.InferOutput<typeof projectSchema>['references'];

/** @returns the file, if there is one and it has changed */
async function changeReferences({ root }: Workspace, change: (before: References) => References): Promise<string[]> {
  const project = await readJson(join(root, file), projectSchema);
  if (project === undefined) return [];
  const { references: before, ...others } = project;
  const references = change(before);
  if (references.length === before.length) return [];
  await writeFile(join(root, file), `${JSON.stringify({ ...others, references }, null, 2)}\n`);
  return [file];
}

/** Has the types of a remote of an own repository checked with those of the others. @returns the file that says so, if there is one */
export const addToTypes = (workspace: Workspace, name: string): Promise<string[]> =>
  changeReferences(workspace, (before) => [...before, { path: `./${name}` }]);

/** The opposite. */
export const removeFromTypes = (workspace: Workspace, name: string): Promise<string[]> =>
  changeReferences(workspace, (before) => before.filter(({ path }) => path !== `./${name}`));
