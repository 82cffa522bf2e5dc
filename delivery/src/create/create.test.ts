import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { openWorkspace, type Workspace } from '../workspace';
import { createPage } from './create-page';
import { createRemote } from './create-remote';

const root = resolve(import.meta.dirname, '../../..');
let workspace: Workspace;

/** A checkout with one remote, whose dependencies are those of this one. */
beforeAll(() => {
  const folder = createTemporaryFolder('create');
  for (const file of ['package.json', 'biome.json', '.gitignore', '.github'])
    cpSync(join(root, file), join(folder, file), { recursive: true });
  for (const linked of ['node_modules', 'shared-config', 'shared-ui'])
    symlinkSync(join(root, linked), join(folder, linked));
  cpSync(join(root, 'mfe-partners'), join(folder, 'mfe-partners'), {
    recursive: true,
    filter: (file) => !/node_modules|dist/.test(file),
  });
  workspace = openWorkspace(folder);
});
afterAll(() => rmSync(workspace.root, { recursive: true }));

const linkDependencies = (remote: string) =>
  symlinkSync(join(root, 'mfe-partners', 'node_modules'), join(workspace.root, remote, 'node_modules'));
const read = (file: string) => readFileSync(join(workspace.root, file), 'utf8');
/** Runs an installed tool in the checkout. @returns what it prints, when it fails */
function run(tool: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: workspace.root,
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

test('a new remote with a second page passes types, lint and its own tests as it stands, and has an owner and a pipeline', async () => {
  await createRemote(workspace, 'mfe-academy', 'training');
  linkDependencies('mfe-academy');
  linkDependencies('mfe-partners');
  await createPage(
    workspace,
    'mfe-academy',
    '/academy/a-course-whose-name-is-longer-than-a-line-of-code-may-be-in-this-house',
  );
  await createPage(workspace, 'mfe-partners', '/partner-stories');
  expect(run('biome', 'ci', '--error-on-warnings', '--vcs-enabled=false', 'mfe-academy', 'mfe-partners')).toBe('');
  expect(run('tsc', '-b', 'mfe-academy', 'mfe-partners')).toBe('');
  const projects = ['--projects', 'mfe-academy', 'mfe-partners'];
  expect(run('jest', ...projects, '--runInBand', '--testPathPatterns', 'mfe-academy', 'partner-stories')).toBe('');
  expect(read('.github/CODEOWNERS')).toContain('/mfe-academy/      @corvane/training\n');
  expect(read('.github/workflows/mfe-academy.yml')).toContain('remote: mfe-academy\n');
  expect(read('mfe-academy/README.md')).toContain('**Team**: training');
  expect(read('mfe-academy/README.md')).toMatch(/^- \*\*Routes\*\*: `\/academy`, `\/academy\/a-course-\S+`$/m);
});

test.each([
  ['no path', 'stories', 'it is no path of a page'],
  ['a path with a trailing slash', '/stories/', 'it is no path of a page'],
  ['a path with a capital', '/Stories', 'it is no path of a page'],
  ['a path with a parameter', '/stories/:id', 'it is no path of a page'],
  ['an address of the site itself', '/media/films', 'the site keeps this address for itself'],
  ['a page that is there', '/tech-partner', 'mfe-partners has it already'],
])('%s is refused', async (_, path, reason) => {
  await expect(createPage(workspace, 'mfe-partners', path)).rejects.toThrow(reason);
});

test.each(['shop', 'mfe-Shop', 'mfe-', 'mfe-shop-', '../mfe-shop'])('%s is no name of a remote', async (name) => {
  await expect(createRemote(workspace, name, 'others')).rejects.toThrow(`"${name}": it is no name of a remote`);
});

test('nothing that somebody wrote is overwritten', async () => {
  await expect(createRemote(workspace, 'mfe-partners', 'others')).rejects.toThrow('it exists already');
});
