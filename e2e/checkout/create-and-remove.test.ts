import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { checkSource } from '../../platform/delivery/src/checks/source/check-source';
import { createPage } from '../../platform/delivery/src/create/create-page';
import { createRemote } from '../../platform/delivery/src/create/create-remote';
import { drawPicture } from '../../platform/delivery/src/create/draw-picture';
import { findRemote, removeRemote } from '../../platform/delivery/src/create/remove-remote';
import { promoteTo } from '../../platform/delivery/src/registry/change-entry';
import { changeRegistry } from '../../platform/delivery/src/registry/open-registry';
import { buildByScript } from '../../platform/delivery/src/releases/own-build/build-by-script';
import { openWorkspace, type Workspace } from '../../platform/delivery/src/workspace';
import { drawPlainly, openTestWorkspace } from '../../platform/delivery/testing/test-workspace';

const root = resolve(import.meta.dirname, '../..');
let workspace: Workspace;

/** A checkout with one remote, whose dependencies are those of this one. */
beforeAll(() => {
  const folder = createTemporaryFolder('create');
  for (const file of [
    'package.json',
    'pnpm-lock.yaml',
    'biome.json',
    '.gitignore',
    '.github',
    'README.md',
    'docs/composition.svg',
  ])
    cpSync(join(root, file), join(folder, file), { recursive: true });
  for (const linked of ['node_modules', 'platform', 'shared-config', 'shared-ui'])
    symlinkSync(join(root, linked), join(folder, linked));
  cpSync(join(root, 'mfe-partners'), join(folder, 'mfe-partners'), {
    recursive: true,
    filter: (file) => !/node_modules|dist/.test(file),
  });
  workspace = openWorkspace(folder);
  linkDependencies('mfe-partners');
});
afterAll(() => rmSync(workspace.root, { recursive: true }));

const linkDependencies = (remote: string) =>
  symlinkSync(join(root, 'mfe-partners', 'node_modules'), join(workspace.root, remote, 'node_modules'));
const read = (file: string) => readFileSync(join(workspace.root, file), 'utf8');
const git = (...words: string[]) => execFileSync('git', words, { cwd: workspace.root, encoding: 'utf8' });
/** Commits everything. */
function commit(): void {
  git('add', '--all');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '--message', 'x');
}
/** Runs an installed tool in the checkout. @returns what it prints, when it fails */
function run(tool: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: workspace.root,
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

test('a new remote with two pages passes types, lint and tests, and has an owner', async () => {
  await createRemote(workspace, 'mfe-academy', 'training');
  linkDependencies('mfe-academy');
  await createPage(
    workspace,
    'mfe-academy',
    '/academy/a-course-whose-name-is-longer-than-a-line-of-code-may-be-in-this-house',
  );
  await createPage(workspace, 'mfe-partners', '/partner-stories');
  expect(run('biome', 'ci', '--error-on-warnings', '--vcs-enabled=false', 'mfe-academy', 'mfe-partners')).toBe('');
  expect(run('tsc', '-b', '--checkers', '1', 'mfe-academy', 'mfe-partners')).toBe('');
  const projects = ['--projects', 'mfe-academy', 'mfe-partners'];
  expect(run('jest', ...projects, '--runInBand', '--testPathPatterns', 'mfe-academy', 'partner-stories')).toBe('');
  expect(read('.github/CODEOWNERS')).toContain('/mfe-academy/      @corvane/training\n');
  expect(read('.github/workflows/mfe-academy.yml')).toContain('remote: mfe-academy\n');
  expect(read('mfe-academy/README.md')).toContain('**Team**: training');
  expect(read('mfe-academy/README.md')).toMatch(/^- \*\*Routes\*\*: `\/academy`, `\/academy\/a-course-\S+`$/m);
});

test('a new remote is built by Vite instead, as the document says', async () => {
  // By it a checkout is told from a team's own repository.
  cpSync(join(root, 'pnpm-workspace.yaml'), join(workspace.root, 'pnpm-workspace.yaml'));
  await createRemote(workspace, 'mfe-surveys', 'surveys');
  const [, commands = ''] =
    /^## From a new remote to Vite\n\n```sh\n(.*?)^```/ms.exec(
      readFileSync(join(root, 'docs/any-bundler.md'), 'utf8'),
    ) ?? [];
  const [first, ...more] = commands.trim().split('\n');
  expect(first).toBe('npx -y pnpm@12 create-remote mfe-surveys surveys');
  symlinkSync(join(root, 'examples'), join(workspace.root, 'examples'));
  for (const line of more) execFileSync('sh', ['-c', line], { cwd: workspace.root });
  const folder = join(workspace.root, 'mfe-surveys');
  const [own, example] = ['mfe-surveys', 'examples/vite-remote'].map((one) => JSON.parse(read(`${one}/package.json`)));
  const { '@rspack/cli': _cli, '@rspack/core': _core, ...others } = own.devDependencies;
  Object.assign(own.scripts, { build: example.scripts.build });
  Object.assign(own, { devDependencies: { ...others, ...example.devDependencies } });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const from of ['examples/vite-remote', 'mfe-partners'])
    for (const name of readdirSync(join(root, from, 'node_modules')))
      if (!existsSync(join(modules, name))) symlinkSync(join(root, from, 'node_modules', name), join(modules, name));
  await checkSource(workspace, 'mfe-surveys', true);
  const { web, exposes } = await buildByScript(folder, 'mfe-surveys');
  const [style = ''] = Object.values(exposes).flatMap(({ styles }) => styles);
  expect(readFileSync(join(web, style), 'utf8')).toMatch(/^@layer ui\s*\{/);
  for (const made of ['mfe-surveys', 'examples', 'pnpm-workspace.yaml'])
    rmSync(join(workspace.root, made), { recursive: true });
  await removeRemote(workspace, 'mfe-surveys');
}, 120_000);

test.each([
  ['no path', 'stories', 'it is no path of a page'],
  ['a path with a trailing slash', '/stories/', 'it is no path of a page'],
  ['a path with a capital', '/Stories', 'it is no path of a page'],
  ['a path with a parameter', '/stories/:id', 'it is no path of a page'],
  ['an address of the site itself', '/media/films', 'the site keeps this address for itself'],
  ['a page that exists', '/tech-partner', 'mfe-partners has it already'],
])('%s is refused', async (_, path, reason) => {
  await expect(createPage(workspace, 'mfe-partners', path)).rejects.toThrow(reason);
});

test.each(['shop', 'mfe-Shop', 'mfe-', 'mfe-shop-', '../mfe-shop'])('%s is no valid name of a remote', async (name) => {
  await expect(createRemote(workspace, name, 'others')).rejects.toThrow(`"${name}": it is no name of a remote`);
});

test.each([
  ['mfe-partners', 'others', 'mfe-partners: a folder of that name exists already. Choose another name'],
  ['mfe-tech-partner', 'others', 'its page would be /tech-partner: mfe-partners of team partners has it already'],
  ['mfe-media', 'others', 'its page would be /media: the site keeps this address for itself'],
  ['mfe-shop', 'The Shop', '"The Shop": it is no name of a team'],
])('%s of team %s is refused in one sentence, and nothing is written', async (name, team, reason) => {
  const owners = read('.github/CODEOWNERS');
  await expect(createRemote(workspace, name, team)).rejects.toThrow(reason);
  expect(existsSync(join(workspace.root, 'mfe-shop'))).toBe(false);
  expect(read('.github/CODEOWNERS')).toBe(owners);
});

describe('with remotes that other teams release from their own repositories', () => {
  let version: string;
  beforeAll(async () => {
    const elsewhere = openTestWorkspace();
    version = elsewhere.publish(drawPlainly, 'mfe-service', ['/service', '/service/:part']);
    cpSync(join(elsewhere.releases, 'mfe-service'), join(workspace.releases, 'mfe-service'), { recursive: true });
    elsewhere.dispose();
    await changeRegistry(workspace, 'mfe-service', promoteTo(version));
  });
  afterAll(() => rmSync(workspace.releases, { recursive: true }));

  test.each([
    ['/service', '/service: mfe-service of team test has it already. Choose another path'],
    ['/service/fork', '/service/fork: mfe-service of team test has it, as /service/:part, already'],
  ])('no page is created at %s', async (path, message) => {
    await expect(createPage(workspace, 'mfe-partners', path)).rejects.toThrow(message);
    expect(read('mfe-partners/remote.ts')).not.toContain(path);
  });

  test("the name of another team's remote is refused, and allowed for its own team", async () => {
    await expect(createRemote(workspace, 'mfe-service', 'others')).rejects.toThrow(
      'mfe-service: team test has a remote of that name in the site. Choose another name',
    );
    expect(existsSync(join(workspace.root, 'mfe-service'))).toBe(false);
    const { files, warnings } = await createRemote(workspace, 'mfe-service', 'test');
    expect([files.includes('mfe-service/remote.ts'), warnings]).toEqual([true, []]);
    rmSync(join(workspace.root, 'mfe-service'), { recursive: true });
    await removeRemote(workspace, 'mfe-service');
  });

  test('a page is written with a warning where the live remotes cannot be read', async () => {
    rmSync(join(workspace.releases, 'mfe-service'), { recursive: true });
    const { files, warnings } = await createPage(workspace, 'mfe-partners', '/partner-days');
    expect(files).toContain('mfe-partners/remote.ts');
    expect(warnings).toEqual([
      expect.stringMatching(/^Warning: not compared with all remotes, as "release" does: mfe-service/),
    ]);
  });
});

test('a name left over from another remote is refused, with how to remove it', async () => {
  const owners = read('.github/CODEOWNERS');
  appendFileSync(join(workspace.root, '.github/CODEOWNERS'), '/mfe-late/ @corvane/late\n');
  await expect(createRemote(workspace, 'mfe-late', 'late')).rejects.toThrow(
    'mfe-late: .github/CODEOWNERS has it already. Choose another name, or run "npx -y pnpm@12 delivery retire mfe-late"',
  );
  expect(await removeRemote(workspace, 'mfe-late')).toMatchObject({
    files: ['.github/CODEOWNERS', 'docs/composition.svg'],
  });
  expect(read('.github/CODEOWNERS')).toBe(owners);
});

test('creating and removing a remote leaves the checkout as it was, and keeps changes', async () => {
  rmSync(join(workspace.root, 'mfe-academy'), { recursive: true, force: true });
  await removeRemote(workspace, 'mfe-academy');
  await drawPicture(workspace);
  const project = { files: [], references: [{ path: './mfe-partners' }] };
  writeFileSync(join(workspace.root, 'tsconfig.json'), `${JSON.stringify(project, null, 2)}\n`);
  git('init', '--quiet');
  commit();
  const before = git('rev-parse', 'HEAD^{tree}');

  const { files: created } = await createRemote(workspace, 'mfe-depot', 'logistics');
  const outside = ['.github/CODEOWNERS', 'README.md', '.github/workflows/mfe-depot.yml'];
  const all = ['tsconfig.json', ...outside, 'docs/composition.svg'];
  expect(created.filter((file) => !file.startsWith('mfe-depot/'))).toEqual(all);
  expect(read('tsconfig.json')).toContain('"path": "./mfe-depot"');
  const rows = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| [`mfe-'));
  expect(rows.at(-1)).toMatch(/^\| \[`mfe-depot\/`\]\(mfe-depot\) +\| pages under `\/depot` +\| logistics \|$/);
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  expect(read('docs/composition.svg')).toContain('>/depot<');

  // As an install does.
  const lockfile = read('pnpm-lock.yaml');
  const ofPartners = /^ {2}mfe-partners:\n.*?\n\n/ms.exec(lockfile)?.[0] ?? '';
  writeFileSync(
    join(workspace.root, 'pnpm-lock.yaml'),
    lockfile.replace(ofPartners, `${ofPartners.replace('partners', 'depot')}${ofPartners}`),
  );

  expect(await removeRemote(workspace, 'mfe-depot')).toEqual({
    files: [],
    kept: 'it has changes that are not committed',
  });
  expect(existsSync(join(workspace.root, 'mfe-depot/remote.ts'))).toBe(true);
  commit();
  writeFileSync(join(workspace.root, 'mfe-depot/note.md'), 'mine');
  expect(await removeRemote(workspace, 'mfe-depot')).toMatchObject({ files: [] });
  rmSync(join(workspace.root, 'mfe-depot/note.md'));

  expect(await removeRemote(workspace, 'mfe-depot')).toEqual({
    files: [
      ...['mfe-depot/', '.github/CODEOWNERS', 'README.md', 'pnpm-lock.yaml', ...outside.slice(2)],
      ...['tsconfig.json', 'docs/composition.svg'],
    ],
  });
  expect(await findRemote(workspace, 'mfe-depot')).toEqual([]);
  commit();
  expect(git('rev-parse', 'HEAD^{tree}')).toBe(before);
});

test.each(['delivery', 'whole', '../x'])('%s is not a remote, and nothing is removed', async (name) => {
  const owners = read('.github/CODEOWNERS');
  expect(await removeRemote(workspace, name)).toEqual({ files: [] });
  expect(read('.github/CODEOWNERS')).toBe(owners);
  expect(read('.github/workflows/whole.yml')).toContain('name: whole');
});
