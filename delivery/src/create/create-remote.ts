import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRemoteDefinition } from 'shared-config/contract/remote-definition';
import { DeliveryError } from '../delivery-error';
import { listRemotes, type Workspace } from '../workspace';
import { describePage, pageFiles, pageModule } from './page-files';
import { writeNewFiles } from './write-new-files';

/**
 * Writes a remote with one page under its own name: `mfe-shop` begins with `/shop`. Its presets and dependencies are
 * those of the remotes that there are.
 * @returns the files, relative to the checkout
 * @throws {DeliveryError | ContractError} when the name is none or taken.
 */
export async function createRemote(workspace: Workspace, name: string, team: string): Promise<string[]> {
  if (!/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new DeliveryError(
      `"${name}"`,
      'it is no name of a remote',
      'Use lower-case words behind mfe-, such as mfe-shop',
    );
  const [model] = listRemotes(workspace);
  if (model === undefined)
    throw new DeliveryError(workspace.root, 'there is no remote to follow', 'See docs/add-a-remote.md');
  const page = describePage(`/${name.slice('mfe-'.length)}`);
  const definition = parseRemoteDefinition(
    { name, team, routes: [{ path: page.path, page: pageModule(page) }] },
    `${name}/remote.ts`,
  );
  const copied = await Promise.all(
    [
      'tsconfig.json',
      'tsconfig.browser.json',
      'tsconfig.node.json',
      'tsconfig.test.json',
      'jest.config.js',
      'rspack.config.ts',
    ].map(async (file) => [file, await readFile(join(workspace.root, model, file), 'utf8')]),
  );
  const files = await writeNewFiles(join(workspace.root, name), {
    'package.json': packageFile(name),
    'remote.ts': `import { defineRemote } from 'shared-config/contract/remote-definition';

export default defineRemote({
  name: '${name}',
  team: '${definition.team}',
  routes: [
    { path: '${page.path}', page: '${pageModule(page)}' },
  ],
});
`,
    ...Object.fromEntries(copied),
    ...pageFiles(page),
  });
  return files.map((file) => `${name}/${file}`);
}

const packageFile = (name: string) =>
  `${JSON.stringify(
    {
      name,
      private: true,
      type: 'module',
      scripts: { build: 'rspack build' },
      dependencies: {
        react: 'catalog:',
        'react-dom': 'catalog:',
        'react-router-dom': 'catalog:',
        'shared-config': 'workspace:*',
        'shared-ui': 'workspace:*',
      },
      devDependencies: {
        '@rspack/cli': 'catalog:',
        '@rspack/core': 'catalog:',
        '@testing-library/dom': 'catalog:',
        '@testing-library/react': 'catalog:',
        '@testing-library/user-event': 'catalog:',
        '@types/react': 'catalog:',
        '@types/react-dom': 'catalog:',
      },
    },
    null,
    2,
  )}\n`;
