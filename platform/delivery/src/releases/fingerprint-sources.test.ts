import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { openWorkspace, type Workspace } from '../workspace';
import { fingerprintSources } from './fingerprint-sources';

let workspace: Workspace;
beforeEach(() => {
  workspace = openWorkspace(createTemporaryFolder('sources'));
  for (const file of ['mfe-a/remote.ts', 'mfe-b/remote.ts', 'shared-ui/b.tsx', 'deep/kit/a.ts', 'deep/server/c.ts'])
    write(file);
  write('pnpm-lock.yaml');
  declare('mfe-a', { react: 'catalog:', 'shared-ui': 'workspace:*' }, { server: 'workspace:*' });
  declare('mfe-b', {});
  declare('shared-ui', { kit: 'workspace:*' });
  declare('deep/kit', {});
  declare('deep/server', {});
  link('mfe-a', 'shared-ui', 'shared-ui');
  link('mfe-a', 'server', 'deep/server');
  link('shared-ui', 'kit', 'deep/kit');
});
afterEach(() => rmSync(workspace.root, { recursive: true }));

function write(file: string, text = `of ${file}, ${Math.random()}`): void {
  mkdirSync(dirname(join(workspace.root, file)), { recursive: true });
  writeFileSync(join(workspace.root, file), text);
}
const declare = (folder: string, dependencies: Record<string, string>, devDependencies: Record<string, string> = {}) =>
  write(`${folder}/package.json`, JSON.stringify({ dependencies, devDependencies }));

/** Links a package to where another one has it installed, as an install does. */
function link(folder: string, name: string, to: string): void {
  mkdirSync(join(workspace.root, folder, 'node_modules'), { recursive: true });
  symlinkSync(join(workspace.root, to), join(workspace.root, folder, 'node_modules', name));
}

/** Whether a package has to be built again once a file has changed. */
function isBuiltAgain(file: string): boolean {
  const before = fingerprintSources(workspace, 'mfe-a');
  write(file);
  return fingerprintSources(workspace, 'mfe-a') !== before;
}

test.each(['mfe-a/remote.ts', 'mfe-a/src/new-page.tsx', 'shared-ui/b.tsx', 'deep/kit/a.ts', 'pnpm-lock.yaml'])(
  'a package is built again once %s has changed',
  (file) => expect(isBuiltAgain(file)).toBe(true),
);

test.each([
  'mfe-b/remote.ts',
  'deep/server/c.ts',
  'mfe-a/src/new-page.test.tsx',
  'mfe-a/dist/web/entry.js',
  'mfe-a/node_modules/x/index.js',
  'mfe-a/.cache/x',
])('a package is not built again because of %s', (file) => expect(isBuiltAgain(file)).toBe(false));

test('a file with another name is another source', () => {
  const before = fingerprintSources(workspace, 'mfe-a');
  mkdirSync(join(workspace.root, 'mfe-a/src'));
  writeFileSync(join(workspace.root, 'mfe-a/src/one.ts'), 'same');
  const one = fingerprintSources(workspace, 'mfe-a');
  rmSync(join(workspace.root, 'mfe-a/src/one.ts'));
  writeFileSync(join(workspace.root, 'mfe-a/src/two.ts'), 'same');
  expect(new Set([before, one, fingerprintSources(workspace, 'mfe-a')]).size).toBe(3);
});

test('packages of a created site share one manifest, and are rebuilt when it changes', () => {
  rmSync(join(workspace.root, 'mfe-a/package.json'));
  declare('', { 'shared-ui': 'file:./shared-ui', kit: 'npm:@halvard/kit@^2.0.0' });
  link('', 'shared-ui', 'shared-ui');
  expect(isBuiltAgain('shared-ui/b.tsx')).toBe(true);
  expect(isBuiltAgain('deep/kit/a.ts')).toBe(true);
  expect(isBuiltAgain('mfe-b/remote.ts')).toBe(false);
});

test('a team’s own repository has its installed versions in npm’s lockfile', () => {
  for (const entry of ['deep', 'shared-ui', 'pnpm-lock.yaml']) rmSync(join(workspace.root, entry), { recursive: true });
  const before = fingerprintSources(workspace, 'mfe-a');
  write('package-lock.json');
  expect(fingerprintSources(workspace, 'mfe-a')).not.toBe(before);
});
