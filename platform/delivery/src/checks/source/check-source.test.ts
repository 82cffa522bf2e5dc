import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { listFailures } from '../../files/gather-all';
import { listRemotes, openWorkspace, type Workspace } from '../../workspace';
import { checkReadme } from './check-readme';
import { checkSource } from './check-source';

const root = resolve(import.meta.dirname, '../../../../..');
/** A remote of this checkout: the others are set up alike. */
const [model = ''] = listRemotes(openWorkspace(root));
const page = 'mfe-a/src/home/home-page.tsx';
let workspace: Workspace;

/** A checkout with two remotes, whose dependencies and tools are those of this one. */
beforeAll(() => {
  const folder = createTemporaryFolder('source');
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'biome.json', '.gitignore'])
    cpSync(join(root, file), join(folder, file));
  for (const linked of ['node_modules', 'platform', 'shared-config', 'shared-ui'])
    symlinkSync(join(root, linked), join(folder, linked));
  workspace = openWorkspace(folder);
  for (const remote of ['mfe-a', 'mfe-b']) {
    mkdirSync(join(folder, remote));
    const ofModel = [
      'tsconfig.json',
      'tsconfig.browser.json',
      'tsconfig.node.json',
      'tsconfig.test.json',
      'package.json',
    ];
    for (const file of ofModel) cpSync(join(root, model, file), join(folder, remote, file));
    symlinkSync(join(root, model, 'node_modules/react'), makeModules(remote, 'react'));
    for (const name of ['react-router-dom', 'kit', 'shared-config', 'shared-ui', '@types'])
      symlinkSync(join(root, model, 'node_modules', name), join(folder, remote, 'node_modules', name));
    write(
      `${remote}/remote.ts`,
      `import { defineRemote } from 'kit/contract/remote-definition';

export default defineRemote({
  name: '${remote}',
  team: 'a',
  routes: [{ path: '/${remote}', page: './src/home/home-page.tsx' }],
});
`,
    );
    write(`${remote}/src/home/home-page.tsx`, goodPage);
  }
});
afterAll(() => rmSync(workspace.root, { recursive: true }));

const goodPage = `/** \`/\` */
export default function HomePage() {
  return <h1>Home</h1>;
}
`;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(workspace.root, file)), { recursive: true });
  writeFileSync(join(workspace.root, file), text);
};
function makeModules(remote: string, name: string): string {
  mkdirSync(join(workspace.root, remote, 'node_modules'));
  return join(workspace.root, remote, 'node_modules', name);
}

/** Checks the remote with another content of one of its files. */
async function checkWith(file: string, text: string, isWanted = false): Promise<string[]> {
  const before = readFileSync(join(workspace.root, file), 'utf8');
  write(file, text);
  try {
    return await checkSource(workspace, 'mfe-a', isWanted);
  } finally {
    write(file, before);
  }
}

test('a page as it should be is accepted, and says what was left out', async () => {
  await expect(checkSource(workspace, 'mfe-a', false)).resolves.toEqual(['types, lint and README: --no-lint']);
});

test.each([
  [
    'another remote',
    "import other from '../../../mfe-b/src/home/home-page';",
    'import-refused',
    "it may not import '../../../mfe-b/src/home/home-page': it lies outside of its package",
  ],
  [
    'a name of the router that is not shared',
    "import { createSearchParams } from 'react-router-dom';",
    'import-refused',
    'createSearchParams is not among the names that the shell shares',
  ],
  [
    'a package that it does not declare',
    "import map from 'lodash/map';",
    'import-refused',
    'mfe-a/package.json does not declare lodash',
  ],
])('an import of %s is refused, with file, line and reason', async (_, line, code, reason) => {
  const failure = checkWith(page, `${goodPage}${line}\n`);
  await expect(failure).rejects.toMatchObject({ code, subject: `${page}:5` });
  await expect(failure).rejects.toThrow(reason);
});

test.each([
  [
    'another React',
    { dependencies: { react: '18.3.1' } },
    /field "dependencies.react": "18.3.1" is a version of its own, and a page has one of it, 19\S+. Write "catalog:"/,
  ],
  [
    'another router below the one that is shared',
    { dependencies: { 'react-router': '6.30.1' } },
    /field "dependencies.react-router": "6.30.1" is a version of its own/,
  ],
  [
    'another compiler',
    { devDependencies: { typescript: '5.9.3' } },
    /field "devDependencies.typescript": "5.9.3" is a version of its own, and what builds and tests is the same for all/,
  ],
  [
    'a package that the catalog does not name, as if it did',
    { dependencies: { 'left-pad': 'catalog:' } },
    /field "dependencies.left-pad": the catalog does not name it. Name the version/,
  ],
])('%s in package.json is refused, naming the field', async (_, fields, message) => {
  const failure = checkWith('mfe-a/package.json', JSON.stringify(fields));
  await expect(failure).rejects.toMatchObject({ code: 'package-not-in-catalog' });
  await expect(failure).rejects.toThrow(message);
});

test('a library is brought by whoever wants it, in the version that they want', async () => {
  const fields = {
    dependencies: { 'left-pad': '1.3.0', minisearch: '^6.3.0', valibot: 'catalog:' },
    devDependencies: { '@types/left-pad': '1.2.0' },
  };
  await expect(checkWith('mfe-a/package.json', JSON.stringify(fields))).resolves.toBeDefined();
});

test('a refusal in remote.ts is one sentence, and so is a file that does not load', async () => {
  const refusal = (remote: string) => checkSource(workspace, remote, false).then(String, ({ message }) => message);
  const definition = readFileSync(join(workspace.root, 'mfe-b/remote.ts'), 'utf8');
  write('mfe-b/remote.ts', definition.replace("'/mfe-b'", "'/forms'"));
  expect(await refusal('mfe-b')).toBe(
    'mfe-b/remote.ts: field "routes.0.path": "/forms": the site keeps this address for itself. Correct that field in remote.ts',
  );
  write('mfe-c/remote.ts', "import './missing';\nexport default {};\n");
  expect(await refusal('mfe-c')).toMatch(/^mfe-c\/remote\.ts: it does not load: .*missing.*\. Correct it$/);
  // As a remote that was created a moment ago.
  write('mfe-d/remote.ts', "import 'not-installed/contract';\nexport default {};\n");
  expect(await refusal('mfe-d')).toMatch(
    /^mfe-d\/remote\.ts: it does not load: Cannot find module 'not-installed\/contract'.*\. Run "npx -y pnpm@12 install", or correct the import$/,
  );
});

test('a team that does not own the folder is refused before anything is built', async () => {
  write('.github/CODEOWNERS', '* @halvard/platform\n/mfe-a/ @halvard/b\n');
  await expect(checkSource(workspace, 'mfe-a', false)).rejects.toMatchObject({ code: 'team-differs' });
  rmSync(join(workspace.root, '.github'), { recursive: true });
});

test('types and lint of the package are checked', async () => {
  await expect(checkSource(workspace, 'mfe-a', true)).resolves.toEqual([]);
  const wrong = checkWith(page, goodPage.replace('>Home<', '>{missing}<'), true);
  await expect(wrong).rejects.toMatchObject({ code: 'types-failed' });
  // Once, though the tests' part of the package compiles the page as well; the remedy has a line of its own.
  await expect(wrong).rejects.toThrow(
    /^mfe-a: its types do not fit:\nmfe-a\/src\/home\/home-page\.tsx\(3,15\): error TS2304: Cannot find name 'missing'\.\n"npx -y pnpm@12 types mfe-a" shows/,
  );
  // What is wrong by both is told by both.
  const both = await checkWith(page, goodPage.replace('<h1>', '<h1 onClick={() => {}} missing>'), true).catch(
    listFailures,
  );
  const careless = new RegExp(`${page}:3:10 lint/a11y/[\\s\\S]*"npx biome check --write mfe-a" corrects what it can`);
  expect(both).toMatchObject([
    { code: 'types-failed' },
    { code: 'lint-failed', message: expect.stringMatching(careless) },
  ]);
});

test('a renamed page without its line in the README is refused; no README is fine', async () => {
  const readme = '# mfe-a\n\n- **Team**: a\n- **Routes**: `/mfe-a`\n';
  write('mfe-a/README.md', readme.replace('/mfe-a', '/before'));
  // Sources that were not checked yet.
  await expect(checkWith(page, `${goodPage}// Renamed.\n`, true)).rejects.toMatchObject({
    code: 'readme-differs',
    subject: 'mfe-a/README.md:4',
    reason: 'remote.ts has no route /before\nmfe-a/README.md:1: it names /mfe-a 0 times',
  });
  write('mfe-a/README.md', readme);
  await expect(checkReadme(workspace, 'mfe-a')).resolves.toBeUndefined();
  rmSync(join(workspace.root, 'mfe-a/README.md'));
  await expect(checkReadme(workspace, 'mfe-a')).resolves.toBeUndefined();
});

test('types are checked by content, so an old modification time hides no error', async () => {
  write(page, `${goodPage}// Checked a moment ago.\n`);
  await checkSource(workspace, 'mfe-a', true);
  write(page, goodPage.replace('>Home<', '>{absent}<'));
  utimesSync(join(workspace.root, page), 0, 0);
  await expect(checkSource(workspace, 'mfe-a', true)).rejects.toThrow(`Cannot find name 'absent'`);
  write(page, goodPage);
});

test('a team’s own repository has no catalog or style rules, but its types are checked', async () => {
  const rules = ['pnpm-workspace.yaml', 'biome.json'].map((file) => [
    file,
    readFileSync(join(workspace.root, file), 'utf8'),
  ]);
  for (const [file = ''] of rules) rmSync(join(workspace.root, file));
  try {
    await expect(checkWith(page, goodPage.replace('  return', 'return'), true)).resolves.toEqual([]);
    await expect(checkWith(page, goodPage.replace('<h1>', '<h1 id={{}}>'), true)).rejects.toMatchObject({
      code: 'types-failed',
    });
  } finally {
    for (const [file = '', text = ''] of rules) write(file, text);
  }
});
