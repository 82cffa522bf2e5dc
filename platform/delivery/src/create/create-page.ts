import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseAddress } from 'kit/contract/reserved-path';
import { nameDocument } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../delivery-error';
import { readText } from '../files/read-text';
import { readDefinition } from '../releases/read-definition';
import { packageFolder, type Workspace } from '../workspace';
import { describeOwner } from './describe-owner';
import { formatFiles } from './format-files';
import { listOwners } from './list-owners';
import { describePage, pageFiles, routeOf } from './page-files';
import { writeNewFiles } from './write-new-files';

/** The files that were written, relative to the folder of the work, and the checks that could not be made. */
export type Created = { files: string[]; warnings: string[] };

/** Where `remote.ts` lists its routes. */
const routesStart = /routes: \[/;

/**
 * Writes a page with its test, and its route into `remote.ts`.
 * @throws {DeliveryError} when the path is no path, reserved or taken, here or in the site, or the remote lists its routes in
 * another way.
 */
export async function createPage(workspace: Workspace, remote: string, path: string): Promise<Created> {
  const folder = packageFolder(workspace, remote);
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)) {
    const remedy = `Use lower-case words, such as /our-robots; for a path with a parameter see ${nameDocument('docs/add-a-page.md')}`;
    throw new DeliveryError('invalid-name', `"${path}"`, 'it is no path of a page', remedy);
  }
  const refused = refuseAddress(path);
  if (refused !== undefined) throw new DeliveryError('name-taken', path, refused, 'Choose another path');
  const { routes } = await readDefinition(workspace, remote);
  if (routes.some((route) => route.path === path))
    throw new DeliveryError('name-taken', path, `${remote} has it already`, 'Choose another path');
  const { owners, problem } = await listOwners(workspace);
  const owner = describeOwner(
    owners.filter((one) => one.remote !== remote),
    path,
  );
  if (owner !== undefined) throw new DeliveryError('name-taken', path, owner, 'Choose another path');
  const definition = join(folder, 'remote.ts');
  const source = await readFile(definition, 'utf8');
  if (!routesStart.test(source)) {
    throw new DeliveryError(
      'routes-not-found',
      `${remote}/remote.ts`,
      'it has no "routes: ["',
      `Write the route by hand: ${nameDocument('docs/add-a-page.md')}`,
    );
  }
  const page = describePage(path);
  const files = [...(await writeNewFiles(folder, pageFiles(page))), 'remote.ts'].map((file) => `${remote}/${file}`);
  await writeFile(
    definition,
    source.replace(routesStart, (start) => `${start}${routeOf(page)},`),
  );
  await formatFiles(workspace, files);
  const listed = (await listRoute(folder, path)).map((file) => `${remote}/${file}`);
  return { files: [...files, ...listed], warnings: problem === undefined ? [] : [problem] };
}

/** Adds a path to the routes that the remote's README lists. @returns the README, if there is one with such a line */
async function listRoute(folder: string, path: string): Promise<string[]> {
  const readme = join(folder, 'README.md');
  const source = await readText(readme);
  if (source === undefined) return [];
  const listed = source.replace(/^- \*\*Routes\*\*: .+$/m, (line) => `${line}, \`${path}\``);
  await writeFile(readme, listed);
  return listed === source ? [] : ['README.md'];
}
