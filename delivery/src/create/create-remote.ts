import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRemoteDefinition, type RemoteDefinition } from 'shared-config/contract/remote-definition';
import { DeliveryError } from '../delivery-error';
import { listRemotes, type Workspace } from '../workspace';
import { formatFiles } from './format-files';
import { describePage, pageFiles, pageModule, routeOf } from './page-files';
import { writeNewFiles } from './write-new-files';

/**
 * Writes a remote with one page under its own name: `mfe-shop` begins with `/shop`. Its presets and dependencies are
 * those of the remotes that there are. Its team owns the folder, and has a pipeline.
 * @returns the files, relative to the checkout
 * @throws {DeliveryError | ContractError} when the name is none or taken.
 */
export async function createRemote(workspace: Workspace, name: string, team: string): Promise<string[]> {
  if (!/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new DeliveryError(
      'invalid-name',
      `"${name}"`,
      'it is no name of a remote',
      'Use lower-case words behind mfe-, such as mfe-shop',
    );
  const [model] = listRemotes(workspace);
  if (model === undefined)
    throw new DeliveryError(
      'no-remote-to-copy',
      workspace.root,
      'there is no remote to follow',
      'See docs/add-a-remote.md',
    );
  const page = describePage(`/${name.slice('mfe-'.length)}`);
  const definition = parseRemoteDefinition(
    { name, team, routes: [{ path: page.path, page: pageModule(page) }] },
    `${name}/remote.ts`,
  );
  const readModel = async (file: string) => [file, await readFile(join(workspace.root, model, file), 'utf8')] as const;
  const files = await writeNewFiles(join(workspace.root, name), {
    'README.md': readme(definition),
    'package.json': packageFile(name),
    'remote.ts': `import { defineRemote } from 'shared-config/contract/remote-definition';

export default defineRemote({
  name: '${name}',
  team: '${definition.team}',
  routes: [${routeOf(page)}],
});
`,
    ...Object.fromEntries(await Promise.all(copiedFiles.map(readModel))),
    ...pageFiles(page),
  });
  const written = files.map((file) => `${name}/${file}`);
  await formatFiles(workspace, written);
  return [...written, ...(await addToRepository(workspace, definition, model))];
}

/** What is the same in every remote. */
const copiedFiles = [
  'tsconfig.json',
  'tsconfig.browser.json',
  'tsconfig.node.json',
  'tsconfig.test.json',
  'jest.config.js',
  'rspack.config.ts',
];

/** Gives the team its folder, and the remote the pipeline of another one, where the checkout has these files. */
async function addToRepository(
  { root }: Workspace,
  { name, team }: RemoteDefinition,
  model: string,
): Promise<string[]> {
  const owners = '.github/CODEOWNERS';
  const workflow = `.github/workflows/${name}.yml`;
  if (!existsSync(join(root, owners))) return [];
  await appendFile(join(root, owners), `${`/${name}/`.padEnd(18)} @corvane/${team}\n`);
  const ofModel = await readFile(join(root, `.github/workflows/${model}.yml`), 'utf8');
  await writeNewFiles(root, { [workflow]: ofModel.replaceAll(model, name) });
  return [owners, workflow];
}

const readme = ({ name, team, routes }: RemoteDefinition) => `# ${name}

What this remote is for, in one sentence.

- **Team**: ${team}
- **Routes**: ${routes.map(({ path }) => `\`${path}\``).join(', ')}

\`\`\`sh
npx -y pnpm@12 dev ${name}       # hot reload in the real shell
npx -y pnpm@12 test ${name}      # its types, lint, unit and browser tests
npx -y pnpm@12 release ${name}
\`\`\`
`;

const packageFile = (name: string) =>
  `${JSON.stringify(
    {
      name,
      private: true,
      type: 'module',
      scripts: { build: 'rspack build', test: `node --import tsx ../e2e/run-tests.ts ${name}` },
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
