import {
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { writeFormerRepository } from '../../testing/write-former-repository';
import { installRules } from '../create/install-rules';
import { describeNewRemote } from '../create/remote-files';
import { repositoryFiles } from '../create/repository-files';
import { writeNewFiles } from '../create/write-new-files';
import { listFiles } from '../files/list-files';
import { upgradeRepository } from './upgrade-repository';

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('upgrade');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const readAll = () => Object.fromEntries(listFiles(folder).map((file) => [file, read(file)]));

/** What becomes of one file. */
async function upgrade(text: string, file = 'mfe-a/src/page.tsx') {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  const { left } = await upgradeRepository(folder);
  return { text: read(file), left };
}

test('a repository of 1.0.0 imports, extends, mocks and depends on what 2.0.0 has', async () => {
  writeFormerRepository(folder);
  const before = readAll();
  const { rewritten, left } = await upgradeRepository(folder);
  expect(left).toEqual([]);
  const after = readAll();
  expect(rewritten).toEqual(Object.keys(after).filter((file) => after[file] !== before[file]));
  expect(after['mfe-upkeep/remote.ts']).toContain("from 'kit/contract/remote-definition'");
  expect(after['mfe-upkeep/jest.config.js']).toContain("from 'kit/presets/jest/jest-project.js'");
  expect(after['mfe-upkeep/tsconfig.test.json']).toBe('{ "extends": "kit/presets/typescript/test" }\n');
  expect(after['mfe-upkeep/src/upkeep/order-form.module.css']).toContain("from 'kit/page/badge.module.css'");
  expect(after['mfe-upkeep/src/upkeep/order-form.test.tsx']).toContain("jest.mock('kit/page/use-shown'");
  expect(after['mfe-upkeep/src/upkeep/order-form.tsx']).toContain(
    `import { site } from 'shared-config/site';
import { withBase } from 'kit/page/base-path';
import { type PartProperties } from 'kit/page/contexts';
import { useInterest } from 'shared-config/store';
`,
  );
});

test('an upgraded repository is like a new one, and a second run changes nothing', async () => {
  writeFormerRepository(folder);
  await upgradeRepository(folder);
  const site = {
    scope: '@company',
    version: '2.0.0',
    registry: 'https://npm.example.com/',
    origin: 'https://www.company.example',
    settings: {},
  };
  const { page, definition } = describeNewRemote('mfe-upkeep', 'support');
  const fresh = repositoryFiles(site, definition, page);
  for (const file of ['package.json', 'mfe-upkeep/rspack.config.ts', 'mfe-upkeep/remote.ts', 'tsconfig.json'])
    expect([file, read(file)]).toEqual([file, fresh[file]]);
  const upgraded = readAll();
  expect(await upgradeRepository(folder)).toEqual({ rewritten: [], left: [] });
  expect(readAll()).toEqual(upgraded);
  rmSync(folder, { recursive: true });
  await writeNewFiles(folder, fresh);
  expect(await upgradeRepository(folder)).toEqual({ rewritten: [], left: [] });
});

const base = 'withBase as base';
test.each([
  [
    `import { site, ${base} } from 'shared-config/site';\n`,
    `import { site } from 'shared-config/site';\nimport { ${base} } from 'kit/page/base-path';\n`,
  ],
  [`export { ${base} } from "shared-config/site"`, `export { ${base} } from "kit/page/base-path"`],
  [
    `import {\n  ${base},\n  site,\n} from 'shared-config/site';`,
    `import { ${base} } from 'kit/page/base-path';\nimport { site } from 'shared-config/site';`,
  ],
  ["import type { ShowSlot } from 'shared-config/store';", "import type { ShowSlot } from 'kit/page/contexts';"],
])('%p takes a name from where it is now', async (before, after) => {
  expect(await upgrade(before)).toEqual({ text: after, left: [] });
});

test.each([
  ['what has the same name elsewhere', "import { withBase } from './site';\nimport x from '../shared-ui/picture';\n"],
  ['a module that has stayed', "import 'shared-config/presets/typefaces/typefaces';\nimport 'shared-ui/accordion';\n"],
  ['all of a module, of which what has stayed is used', "import * as site from 'shared-config/site';\nsite.site;\n"],
  ['a text that is no module', "const text = 'See shared-ui/picture';\n"],
])('%s stays as it is', async (_, text) => {
  expect(await upgrade(text)).toEqual({ text, left: [] });
});

test('references to where npm installs are found in any but generated folders', async () => {
  const text = '{ "extends": "../node_modules/shared-config/presets/typescript/node.json" }';
  await writeNewFiles(folder, { 'src/data/tsconfig.json': text, 'data/a.json': text, 'mfe-a/dist/a.json': text });
  expect((await upgradeRepository(folder)).rewritten).toEqual(['src/data/tsconfig.json']);
  expect(read('src/data/tsconfig.json')).toContain('"../node_modules/kit/presets/typescript/node.json"');
});

test('what it cannot rewrite is named with file, line and remedy, and stays as it is', async () => {
  const whole = "// A page\nimport * as site from 'shared-config/site';\nsite.withBase('/a');\n";
  const { text, left } = await upgrade(whole);
  expect(text).toBe(whole);
  expect(left).toEqual([
    'mfe-a/src/page.tsx:2: shared-config/site no longer has all that is taken from it: take withBase from kit/page/base-path',
  ]);
  const commented = "import {\n  site,\n  withBase, // adds the base\n} from 'shared-config/site';\n";
  expect(await upgrade(commented)).toEqual({
    text: commented,
    left: [expect.stringContaining('withBase from kit/page/base-path')],
  });
  const ofObjects = "import { constructor, withBase } from 'shared-config/site';";
  expect((await upgrade(ofObjects)).text).toContain("import { constructor } from 'shared-config/site';");
  for (const other of [
    "const { withBase } = require('shared-config/site');\n",
    "import { site, /* addresses */ withBase } from 'shared-config/site';\n",
    "export * from 'shared-config/site';\n",
  ])
    expect((await upgrade(other)).left).toEqual([expect.stringContaining('withBase from kit/page/base-path')]);
  await upgrade('');

  const build =
    "import { remoteConfigurations } from 'shared-config/presets/rspack/remote-configurations';\nexport default remoteConfigurations(read(), folder);\n";
  expect((await upgrade(build, 'mfe-b/rspack.config.ts')).left).toEqual([
    "mfe-b/rspack.config.ts:1: hand it, as the last argument, what the site shares: import { singletons } from 'shared-config/singletons'",
  ]);

  const manifest = '{\n  "dependencies": {\n    "shared-config": "file:../shared-config"\n  }\n}\n';
  expect((await upgrade(manifest, 'package.json')).left.at(-1)).toBe(
    'package.json:3: "shared-config" is "file:../shared-config": take it, and kit, at ^2.0.0',
  );
  expect(read('package.json')).toBe(manifest);
});

test('the rest of package.json stays as indented; an unreadable one stays whole', async () => {
  const manifest =
    '{\n\t"name": "a",\n\t"dependencies": { "shared-ui": "npm:@company/shared-ui@~1.4.2", "date-fns": "4" }\n}';
  expect(JSON.parse((await upgrade(manifest, 'package.json')).text)).toEqual({
    name: 'a',
    dependencies: {
      'date-fns': '4',
      kit: 'npm:@company/kit@^2.0.0',
      'shared-ui': 'npm:@company/shared-ui@^2.0.0',
    },
    ...installRules,
  });
  expect(read('package.json')).toContain('\n\t"name"');
  writeFileSync(join(folder, 'package.json'), '{ "dependencies": ');
  expect(await upgradeRepository(folder)).toEqual({ rewritten: [], left: [] });
});

test('scripts stay executable, line ends stay, and a broken link stops nothing', async () => {
  writeFileSync(join(folder, 'tool.ts'), "import { withBase } from 'shared-config/site';\n", { mode: 0o755 });
  symlinkSync('nowhere', join(folder, 'lost.ts'));
  const { text } = await upgrade(
    '{\r\n  "dependencies": { "shared-ui": "npm:@company/shared-ui@^1.0.0" }\r\n}\r\n',
    'package.json',
  );
  expect(text.split('\r\n').join('')).not.toContain('\n');
  expect(statSync(join(folder, 'tool.ts')).mode & 0o777).toBe(0o755);
  expect(read('tool.ts')).toContain('kit/page/base-path');
});

test('text of another encoding is named and stays, byte for byte', async () => {
  const latin = Buffer.from("import { withBase } from 'shared-config/site'; // \xe9\n", 'latin1');
  writeFileSync(join(folder, 'old.ts'), latin);
  const { left, rewritten } = await upgradeRepository(folder);
  expect({ left, rewritten }).toEqual({
    left: [expect.stringMatching(/^old\.ts:1: it is not text in UTF-8/)],
    rewritten: [],
  });
  expect(readFileSync(join(folder, 'old.ts'))).toEqual(latin);
});

const importing = "import { withBase } from 'shared-config/site';\n";

test('a link stays a link; its target is rewritten once, or named if it is outside', async () => {
  const elsewhere = createTemporaryFolder('elsewhere');
  writeFileSync(join(elsewhere, 'theirs.ts'), importing);
  await writeNewFiles(folder, { 'src/real.ts': importing });
  symlinkSync('src/real.ts', join(folder, 'linked.ts'));
  symlinkSync('src', join(folder, 'folder.ts'));
  symlinkSync(join(elsewhere, 'theirs.ts'), join(folder, 'outside.ts'));
  expect(await upgradeRepository(folder)).toEqual({
    rewritten: ['src/real.ts'],
    left: ['outside.ts:1: it is a link to a file outside of the repository: run this where that file is'],
  });
  expect([readlinkSync(join(folder, 'linked.ts')), lstatSync(join(folder, 'outside.ts')).isSymbolicLink()]).toEqual([
    'src/real.ts',
    true,
  ]);
  expect(read('linked.ts')).toContain('kit/page/base-path');
  expect(readFileSync(join(elsewhere, 'theirs.ts'), 'utf8')).toBe(importing);
  rmSync(elsewhere, { recursive: true });
});

test('a file with a byte order mark is read, and keeps it', async () => {
  const manifest = '\uFEFF{ "dependencies": { "shared-ui": "npm:@company/shared-ui@^1.0.0" } }\n';
  const upgraded = (await upgrade(manifest, 'package.json')).text;
  expect(upgraded.startsWith('\uFEFF{\n')).toBe(true);
  expect(JSON.parse(upgraded.slice(1)).dependencies).toMatchObject({ kit: 'npm:@company/kit@^2.0.0' });
  expect((await upgrade(`\uFEFF${importing}`)).text).toBe("\uFEFFimport { withBase } from 'kit/page/base-path';\n");
  expect((await upgradeRepository(folder)).rewritten).toEqual([]);
});
