import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

const root = resolve(import.meta.dirname, '../../..');
const packageSchema = v.object({ scripts: v.record(v.string(), v.string()) });
const readScripts = (folder: string) =>
  v.parse(packageSchema, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))).scripts;

test('the README lists every script, in the order of package.json', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const documented = [...readme.matchAll(/^\| `npx -y pnpm@12 ([a-z:-]+)/gm)].map(([, name]) => name);
  expect(documented).toEqual(Object.keys(readScripts('.')));
});

test('every package runs its own tests by its script "test"', () => {
  const packages = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
  expect(packages).toContain('mfe-products');
  for (const name of packages) {
    expect(readScripts(name)).toMatchObject({ test: `node --import tsx ../e2e/run-tests.ts ${name}` });
  }
});

test('no command that is printed or documented stops to ask whether pnpm may be installed', () => {
  const { stdout } = spawnSync('git', ['ls-files', '*.md', '*.ts', '*.tsx', '*.toml', '*.yml'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = stdout
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)));
  expect(files).toContain('README.md');
  // Written apart, so that this file is no match.
  const asking = new RegExp(['npx', 'pnpm'].join(' '));
  expect(files.filter((file) => asking.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
