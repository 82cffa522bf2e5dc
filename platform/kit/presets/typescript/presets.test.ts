import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTemporaryFolder } from '../jest/temporary-folder';

const root = join(__dirname, '../../../..');
let folder: string;

beforeEach(() => {
  folder = createTemporaryFolder('typescript-presets');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the compiler says of a package with these files, whose program is that of the remotes. */
function compile(program: 'browser' | 'node' | 'test', files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const preset = join(root, `platform/kit/presets/typescript/${program}.json`);
  // Where the types that a program names are looked for; a package has them in its own node_modules.
  const compilerOptions = { typeRoots: [join(root, 'node_modules/@types')] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: preset, compilerOptions }));
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
  return stdout;
}

test('a page can use neither process, nor Buffer, nor jest, nor a module of Node', () => {
  const errors = compile('browser', {
    'src/uses-process.tsx': 'export const mode = process.env.NODE_ENV;\n',
    'src/uses-buffer.tsx': "export const bytes = Buffer.from('');\n",
    'src/uses-jest.tsx': "test('a page has no tests', () => {});\n",
    'src/uses-module.tsx': "import { readFileSync } from 'node:fs';\n\nexport const read = readFileSync;\n",
  });
  expect(errors).toMatch(/src\/uses-process\.tsx\(1,.*process/);
  expect(errors).toMatch(/src\/uses-buffer\.tsx\(1,.*Buffer/);
  expect(errors).toMatch(/src\/uses-jest\.tsx\(1,.*test/);
  expect(errors).toMatch(/src\/uses-module\.tsx\(1,.*node:fs/);
});

test('a page has a document, a configuration has Node, a test has both and jest', () => {
  const page = 'export const title = document.title;\n';
  const configuration = 'export const mode = process.env.NODE_ENV;\n';
  expect(compile('browser', { 'src/page.tsx': page })).toBe('');
  expect(compile('node', { 'rspack.config.ts': configuration })).toBe('');
  expect(compile('test', { 'src/page.test.tsx': `test('both', () => {});\n${page}${configuration}` })).toBe('');
});
