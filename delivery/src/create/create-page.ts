import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryError } from '../delivery-error';
import { readDefinition } from '../releases/publish-release';
import { packageFolder, type Workspace } from '../workspace';
import { describePage, pageFiles, pageModule } from './page-files';
import { writeNewFiles } from './write-new-files';

/** Where `remote.ts` lists its routes. */
const routesStart = /routes: \[\n?/;

/**
 * Writes a page with its test, and its route into `remote.ts`.
 * @returns the files, relative to the checkout
 * @throws {DeliveryError} when the path is no path or taken, or the remote lists its routes in another way.
 */
export async function createPage(workspace: Workspace, remote: string, path: string): Promise<string[]> {
  const folder = packageFolder(workspace, remote);
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)) {
    throw new DeliveryError(`"${path}"`, 'it is no path of a page', 'Use lower-case words, such as /our-robots');
  }
  const { routes } = await readDefinition(workspace, remote);
  if (routes.some((route) => route.path === path))
    throw new DeliveryError(path, `${remote} has it already`, 'Choose another path');
  const definition = join(folder, 'remote.ts');
  const source = await readFile(definition, 'utf8');
  if (!routesStart.test(source)) {
    throw new DeliveryError(
      `${remote}/remote.ts`,
      'it has no "routes: ["',
      'Write the route by hand: docs/add-a-page.md',
    );
  }
  const page = describePage(path);
  const files = await writeNewFiles(folder, pageFiles(page));
  const route = `    { path: '${path}', page: '${pageModule(page)}' },\n`;
  await writeFile(
    definition,
    source.replace(routesStart, (start) => `${start}${route}`),
  );
  const readme = join(folder, 'README.md');
  const listed = (await readFile(readme, 'utf8')).replace(/^- \*\*Routes\*\*: .+$/m, (line) => `${line}, \`${path}\``);
  await writeFile(readme, listed);
  return [...files, 'remote.ts', 'README.md'].map((file) => `${remote}/${file}`);
}
