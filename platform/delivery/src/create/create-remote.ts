import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameCommand, nameDocument } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../delivery-error';
import { listRemotes, type Workspace } from '../workspace';
import type { Created } from './create-page';
import { refuseTakenRemote, type WantedRemote } from './describe-owner';
import { drawPicture } from './draw-picture';
import { formatFiles } from './format-files';
import { listOwners } from './list-owners';
import { readTemplate } from './read-template';
import { describeNewRemote, remoteFiles } from './remote-files';
import { addEntries, findEntries } from './repository-entries';
import { repositoryCommands } from './repository-files';
import { addToTypes, isOwnRepository } from './types-entry';
import { writeNewFiles } from './write-new-files';

/**
 * Writes a remote with one page under its own name: `mfe-shop` begins with `/shop`. Its presets and dependencies are
 * those of the remotes that there are. Its team owns the folder, and it has a pipeline, a row in the README and a place in
 * its picture. `removeRemote` is the opposite.
 * @throws {DeliveryError | ContractError} when the name is none or taken, here or in the site; then nothing was written.
 */
export async function createRemote(workspace: Workspace, name: string, team: string): Promise<Created> {
  const { page, definition } = describeNewRemote(name, team);
  const warnings = await refuseTaken(workspace, { name, team, path: page.path });
  const [model] = listRemotes(workspace);
  if (model === undefined)
    throw new DeliveryError(
      'no-remote-to-copy',
      workspace.root,
      'there is no remote to follow',
      `See ${nameDocument('docs/add-a-remote.md')}`,
    );
  const isOwn = isOwnRepository(workspace);
  const readModel = async (file: string) => [file, await readFile(join(workspace.root, model, file), 'utf8')] as const;
  const files = await writeNewFiles(join(workspace.root, name), {
    ...remoteFiles(definition, page, (isOwn ? repositoryCommands : checkoutCommands)(name)),
    ...(isOwn ? {} : readTemplate('package', { remote: name })),
    ...Object.fromEntries(await Promise.all(copiedFiles.map(readModel))),
  });
  const written = files.map((file) => `${name}/${file}`);
  await formatFiles(workspace, written);
  const outside = [
    ...(isOwn ? await addToTypes(workspace, name) : []),
    ...(await addEntries(workspace, definition, model)),
    ...(await drawPicture(workspace, definition)),
  ];
  return { files: [...written, ...outside], warnings };
}

const checkoutCommands = (name: string) => `${nameCommand(`dev ${name}`)}       # hot reload in the real shell
${nameCommand(`test ${name}`)}      # its types, lint, unit and browser tests
${nameCommand(`release ${name}`)}`;

/** The files that are the same in every remote. */
const copiedFiles = [
  'tsconfig.json',
  'tsconfig.browser.json',
  'tsconfig.node.json',
  'tsconfig.test.json',
  'jest.config.js',
  'rspack.config.ts',
];

/**
 * Refuses a name of which anything is there, one that another team's remote has in the site, and one whose page is another
 * remote's or the site's.
 * @returns notes on owners that could not be compared
 */
async function refuseTaken(workspace: Workspace, wanted: WantedRemote): Promise<string[]> {
  const { name } = wanted;
  const taken = (reason: string, remedy = 'Choose another name') =>
    new DeliveryError('name-taken', name, reason, remedy);
  if (existsSync(join(workspace.root, name))) throw taken('a folder of that name exists already');
  const entries = await findEntries(workspace, name);
  if (entries.length > 0) {
    const remedy = `Choose another name, or run "${nameCommand(`delivery retire ${name}`)}" to remove what is left of it`;
    throw taken(`${entries.join(' and ')} ${entries.length > 1 ? 'have' : 'has'} it already`, remedy);
  }
  const { owners, problem } = await listOwners(workspace);
  refuseTakenRemote(owners, wanted);
  return problem === undefined ? [] : [problem];
}
