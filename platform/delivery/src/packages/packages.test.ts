import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import * as v from 'valibot';
import { writeFormerRepository } from '../../testing/write-former-repository';
import { describePage, pageFiles } from '../create/page-files';
import { upgradeRepository } from '../upgrade/upgrade-repository';
import { listRemotes, openWorkspace } from '../workspace';
import { describePackage } from './describe-package';
import { packRemoteCreator, packSiteCreator } from './pack-creator';
import { packPackage } from './pack-package';
import { typedPackages } from './public-modules';
import { publishedPackages } from './published-packages';
import { checkoutFolder, readCatalog, readManifestOf, readPackagesVersion } from './read-checkout-versions';

const root = resolve(import.meta.dirname, '../../../..');
const workspace = openWorkspace(root);
const scope = '@example';
const site = {
  scope,
  version: '2.0.0',
  registry: 'https://npm.example.com/',
  origin: 'https://www.site.example',
  settings: {
    RELEASE_REGISTRY: 'documents',
    SITE_FIREBASE_CONFIG: '{"projectId":"site"}',
    RELEASE_BASE_PATH: '/robots/',
    // Nobody listens there.
    DOCUMENTS_ORIGIN: 'http://127.0.0.1:1',
  },
};

let folder: string;
beforeAll(() => {
  folder = createTemporaryFolder('packages');
});
afterAll(() => rmSync(folder, { recursive: true }));

const exportsSchema = v.object({
  exports: v.record(v.string(), v.union([v.string(), v.object({ types: v.string(), default: v.string() })])),
});

const neededSchema = v.object({
  dependencies: v.record(v.string(), v.string()),
  peerDependencies: v.optional(v.record(v.string(), v.string())),
});

/** Unpacks a tarball as npm does. */
function unpack(tarball: Buffer, into: string): void {
  mkdirSync(into, { recursive: true });
  execFileSync('tar', ['-xz', '--strip-components=1', '-C', into], { input: tarball });
}

/** A package of the checkout, packed and unpacked, once, where a team has it. */
async function install(name: string): Promise<string> {
  const described = publishedPackages.find((one) => one.name === name);
  if (!described) throw new Error(name);
  const manifest = await describePackage(workspace, described, scope);
  const installed = join(folder, 'node_modules', name);
  if (existsSync(installed)) return installed;
  unpack(await packPackage(workspace, described, manifest), installed);
  const { dependencies, peerDependencies = {} } = v.parse(neededSchema, manifest);
  for (const wanted of Object.keys({ ...dependencies, ...peerDependencies })) link(wanted);
  return installed;
}

/** Links a dependency from the checkout to where npm would put it. */
function link(name: string): void {
  const place = join(folder, 'node_modules', name);
  if (typedPackages.some((one) => one === name) || existsSync(place)) return;
  const packages = [...typedPackages, ...listRemotes(workspace), 'delivery', 'server'];
  const from = [...packages.map((one) => checkoutFolder(workspace, one)), root].find((one) =>
    existsSync(join(one, 'node_modules', name)),
  );
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(realpathSync(join(`${from}`, 'node_modules', name)), place);
}

const compiler = join(root, 'node_modules/typescript/bin/tsc');
const run = (script: string, args: readonly string[], cwd: string) =>
  spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' });
/** By one checker: four in each of a few small projects take twice of the processor's time. */
const checkTypes = (folder: string, ...options: string[]) =>
  run(compiler, ['-b', '--checkers', '1', ...options], folder);

test('all have one version, which those in the checkout have', async () => {
  const version = await readPackagesVersion(workspace);
  for (const name of typedPackages) expect((await readManifestOf(workspace, name)).version).toBe(version);
});

test('every published file and folder is in the checkout, and so is the command', async () => {
  const contents = publishedPackages.flatMap((one) => one.contents);
  expect(contents.filter((part) => !existsSync(join(root, part)))).toEqual([]);
  const described = await Promise.all(publishedPackages.map((one) => describePackage(workspace, one, scope)));
  const [command] = contents.filter((part) => part.endsWith('bin.cjs'));
  expect(described.flatMap(({ bin }) => (bin ? [bin] : []))).toEqual([{ delivery: `./${command}` }]);
});

test('packages for any company have no files of this site, and need no package of it', async () => {
  for (const described of publishedPackages.filter(({ name }) => ['kit', 'blog-tool', 'delivery'].includes(name))) {
    const manifest = await describePackage(workspace, described, scope);
    const files = readdirSync(await install(described.name), { recursive: true, encoding: 'utf8' });
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => /\.(pdf|dxf|mp4|webm|avif|webp|jpe?g|glb|ttf|woff2)$/.test(file))).toEqual([]);
    const needed = Object.keys(v.parse(v.record(v.string(), v.unknown()), manifest['dependencies']));
    expect(needed.filter((name) => /^(shared-|site-|mfe-|shell$)/.test(name))).toEqual([]);
  }
});

test('the site’s media are a package with only the published files', async () => {
  const installed = await install('site-media');
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['package.json', 'published/favicon.svg']));
  expect(files.filter((file) => file.startsWith('datasheets/') && !/\.(pdf|dxf)$/.test(file))).toEqual([]);
});

test('every dependency has a version of the catalog or of a package beside it', async () => {
  const catalog = await readCatalog(workspace);
  const own: readonly string[] = publishedPackages.map((one) => one.name);
  for (const one of publishedPackages) {
    const { dependencies, peerDependencies = {}, ...manifest } = await describePackage(workspace, one, scope);
    expect(manifest).toMatchObject({ name: `@example/${one.name}`, type: 'module' });
    const needed = v.parse(v.record(v.string(), v.string()), { ...Object(dependencies), ...Object(peerDependencies) });
    for (const [name, range] of Object.entries(needed))
      expect(range).toBe(own.includes(name) ? `npm:@example/${name}@${manifest.version}` : catalog[name]);
  }
});

test('a new repository passes types and tests with the packed packages', async () => {
  for (const name of typedPackages) {
    const installed = await install(name);
    const { exports } = v.parse(exportsSchema, JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')));
    const targets = Object.values(exports).flatMap((one) => (typeof one === 'string' ? one : [one.types, one.default]));
    for (const target of targets) {
      const [place = '', ending] = target.split('*');
      expect([target, existsSync(join(installed, place))]).toEqual([target, true]);
      if (ending === undefined) continue;
      expect(readdirSync(join(installed, place)).some((file) => file.endsWith(ending))).toBe(true);
    }
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.(test|example)\./.test(file))).toEqual([]);
  }
  const creator = join(folder, 'creator');
  unpack((await packRemoteCreator(site)).tarball, creator);
  const created = run(join(creator, 'create-remote.cjs'), ['mfe-repairs', 'support'], folder);
  expect(created.stderr).toBe(
    'Warning: http://127.0.0.1:1/robots/composition.json does not say which names and pages are taken; "npm run dev mfe-repairs" compares with what is live\n',
  );
  expect(created.stdout).toContain('mfe-repairs, whose first page is /repairs');
  const team = join(folder, 'support');
  expect(readFileSync(join(team, 'site.env'), 'utf8')).toContain(`SITE_FIREBASE_CONFIG='{"projectId":"site"}'\n`);
  expect(readFileSync(join(team, 'site.env'), 'utf8')).toContain(`RELEASE_BASE_PATH='/robots/'\n`);
  expect(readFileSync(join(team, '.npmrc'), 'utf8')).toBe('@example:registry=https://npm.example.com/\n');
  expect(readFileSync(join(team, 'package.json'), 'utf8')).toContain('"site-media": "npm:@example/site-media@^2.0.0"');
  expect(readFileSync(join(team, 'package.json'), 'utf8')).toContain('"shared-ui": "npm:@example/shared-ui@^2.0.0"');

  const types = checkTypes(team, '--listFiles');
  expect(types.stdout.split('\n').filter((line) => / error /.test(line))).toEqual([]);
  expect(
    types.stdout.split('\n').filter((line) => /shared-(ui|config)\/src\//.test(line) && !line.endsWith('.d.ts')),
  ).toEqual([]);
  const tests = run(join(root, 'node_modules/jest/bin/jest.js'), ['--runInBand'], team);
  expect(tests.stderr).toContain('Tests:       1 passed');
  const wrong = pageFiles(describePage('/repairs'))['src/repairs/repairs-page.tsx'] ?? '';
  writeFileSync(join(team, 'mfe-repairs/src/repairs/repairs-page.tsx'), wrong.replace('path="/repairs"', 'path={1}'));
  const refused = checkTypes(team);
  expect(refused.stdout).toContain("Type 'number' is not assignable to type 'string'");
});

test('an upgraded repository of 1.0.0 passes types and tests, and may show the tool', async () => {
  for (const name of typedPackages) await install(name);
  const team = join(folder, 'former');
  writeFormerRepository(team);
  expect((await upgradeRepository(team)).left).toEqual([]);
  writeFileSync(
    join(team, 'mfe-upkeep/src/upkeep/posts-page.tsx'),
    `import { BlogManagementPage } from 'blog-tool/blog-management-page';
import { DraftPage } from 'blog-tool/draft-page';
import type { ToolSite } from 'blog-tool/tool-site';
import { englishDraft } from 'kit/words/english';

const site: ToolSite = { name: 'A company', origin: 'https://www.company.example', posts: '/posts', loadEmbeds: async () => ({ kinds: {} }) };

export default () => <BlogManagementPage site={site} />;
export const Draft = () => <DraftPage site={site} words={englishDraft} />;
`,
  );
  expect(checkTypes(team).stdout).toBe('');
  const tests = run(join(root, 'node_modules/jest/bin/jest.js'), ['--runInBand'], team);
  expect(tests.stderr).toContain('Tests:       2 passed');
});

test('a new site passes types and tests, and has the company’s name', async () => {
  for (const name of ['kit', 'blog-tool']) await install(name);
  const creator = join(folder, 'site-creator');
  unpack((await packSiteCreator(site)).tarball, creator);
  const created = run(join(creator, 'create-site.cjs'), ['bells', 'Wiedmann’s "Bells"'], folder);
  expect([created.stderr, created.status]).toEqual(['', 0]);
  expect(created.stdout).toMatch(/Next:\n {2}cd bells\n {2}npm install\n {2}git init [^\n]+\n {2}npm start\n$/);
  const own = join(folder, 'bells');
  expect(readFileSync(join(own, 'shared-config/src/site.ts'), 'utf8')).toContain(`'Wiedmann’s "Bells"'`);
  expect(readdirSync(own).sort().join(' ')).toBe(
    '.github .gitignore .npmrc README.md deploy firebase.json firestore.rules jest.config.js media mfe-pages netlify.toml package.json ' +
      'shared-config shared-ui shell site.env storage.rules tsconfig.json',
  );
  expect(readFileSync(join(own, 'package.json'), 'utf8')).toContain('"kit": "npm:@example/kit@^2.0.0"');
  const setUp = (file: string) => readFileSync(join(own, 'deploy', file), 'utf8');
  expect(setUp('site.service')).toContain(
    'ExecStart=/usr/bin/node node_modules/delivery/platform/delivery/bin.cjs serve\n',
  );
  for (const file of ['Caddyfile', 'nginx.conf', 'site.env', 'site.service']) {
    expect(setUp(file)).toContain('node_modules/delivery/docs/deploy.md');
    expect(setUp(file)).not.toMatch(/pnpm|run\.cjs| docs\//);
  }
  // As npm links it.
  mkdirSync(join(own, 'node_modules'));
  for (const name of ['shared-config', 'shared-ui']) symlinkSync(`../${name}`, join(own, 'node_modules', name));
  expect(checkTypes(own).stdout).toBe('');
  const tests = run(join(root, 'node_modules/jest/bin/jest.js'), ['--runInBand'], own);
  expect(tests.stderr).toContain('Tests:       7 passed');
  // In a site of its own, the packages lie below the folder that the commands work on.
  const named = `import { nameCommand, nameDocument } from '${join(folder, 'node_modules/kit/presets/command-line/name-command.ts')}';
    console.log(nameCommand('release'), nameDocument('docs/release.md'));`;
  const script = join(own, 'named.mts');
  writeFileSync(script, named);
  const printed = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    env: { PATH: process.env['PATH'], WORKSPACE_DIR: folder },
    encoding: 'utf8',
  });
  expect(printed.stdout).toBe('npx delivery release node_modules/delivery/docs/release.md\n');
});

test.each([
  [['service', 'support'], '"service": it is no name of a remote'],
  [['mfe-service', 'The Team'], '"The Team": it is no name of a team'],
  [['mfe-media', 'support'], 'its page would be /media'],
  [['mfe-service'], '<team> is missing. See "npm create @example/remote -- --help"'],
])('%p is refused in one sentence', async (words, reason) => {
  const creator = join(folder, 'creator');
  if (!existsSync(creator)) unpack((await packRemoteCreator(site)).tarball, creator);
  const { stderr, status } = run(join(creator, 'create-remote.cjs'), words, folder);
  expect(stderr).toContain(reason);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
});

test.each([
  [['bells', ' '], '" ": it is no name of a company'],
  [['.', 'Bells'], '.: there is something in it already'],
])('a new site of %p is refused in one sentence', async (words, reason) => {
  const creator = join(folder, 'site-creator');
  if (!existsSync(creator)) unpack((await packSiteCreator(site)).tarball, creator);
  const { stderr, status } = run(join(creator, 'create-site.cjs'), words, creator);
  expect(stderr).toContain(reason);
  expect(status).toBe(1);
});

test('packaged documents use a team’s commands, and link to each other', async () => {
  const described = publishedPackages.find(({ name }) => name === 'delivery');
  if (!described) throw new Error('delivery');
  const manifest = await describePackage(workspace, described, scope);
  const installed = join(folder, 'documents');
  unpack(await packPackage(workspace, { ...described, contents: ['docs'] }, manifest), installed);
  const documents = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  expect(documents).toContain('docs/errors/delivery.md');
  const texts = documents.map((file) => [file, readFileSync(join(installed, file), 'utf8')] as const);
  const named = texts.flatMap(([file, text]) =>
    Array.from(text.matchAll(/npx -y pnpm@12 (?:delivery|release|promote|rollback|dev|create-page)\b.*/g), ([one]) => [
      file,
      one,
    ]),
  );
  expect(named).toEqual([]);
  const lost = texts.flatMap(([file, text]) =>
    Array.from(text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g), ([, link = '']) => [file, link]).filter(
      ([, link]) => !existsSync(join(installed, dirname(file), `${link}`)),
    ),
  );
  expect(lost).toEqual([]);
});

test('without a name it shows its usage, an example and how to ask for help', async () => {
  const creator = join(folder, 'creator');
  if (!existsSync(creator)) unpack((await packRemoteCreator(site)).tarball, creator);
  const { stdout, stderr, status } = run(join(creator, 'create-remote.cjs'), [], folder);
  expect(stdout).toMatch(/^Usage: npm create @example\/remote <remote> <team>\n/);
  expect(stdout).toContain('Example: npm create @example/remote mfe-repairs support\n');
  expect(stdout).toContain('"npm create @example/remote -- --help" shows this\n');
  expect([stderr, status]).toEqual(['', 0]);
});
