import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
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
  write('pnpm-workspace.yaml', 'packages:\n  - mfe-*\n  - shared-ui\n  - deep/*\n');
  declare('mfe-a', { react: 'catalog:', 'shared-ui': 'workspace:*' }, { server: 'workspace:*' });
  declare('mfe-b', {});
  declare('shared-ui', { kit: 'workspace:*' });
  declare('deep/kit', {});
  declare('deep/server', {});
});
afterEach(() => rmSync(workspace.root, { recursive: true }));

function write(file: string, text = `of ${file}, ${Math.random()}`): void {
  mkdirSync(dirname(join(workspace.root, file)), { recursive: true });
  writeFileSync(join(workspace.root, file), text);
}
const declare = (folder: string, dependencies: Record<string, string>, devDependencies: Record<string, string> = {}) =>
  write(`${folder}/package.json`, JSON.stringify({ dependencies, devDependencies }));

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
])('it is not because of %s', (file) => expect(isBuiltAgain(file)).toBe(false));

test('a file with another name is another source', () => {
  const before = fingerprintSources(workspace, 'mfe-a');
  mkdirSync(join(workspace.root, 'mfe-a/src'));
  writeFileSync(join(workspace.root, 'mfe-a/src/one.ts'), 'same');
  const one = fingerprintSources(workspace, 'mfe-a');
  rmSync(join(workspace.root, 'mfe-a/src/one.ts'));
  writeFileSync(join(workspace.root, 'mfe-a/src/two.ts'), 'same');
  expect(new Set([before, one, fingerprintSources(workspace, 'mfe-a')]).size).toBe(3);
});

test("a team's own repository has the versions of what it has installed in npm's lockfile", () => {
  for (const entry of ['deep', 'shared-ui', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    rmSync(join(workspace.root, entry), { recursive: true });
  const before = fingerprintSources(workspace, 'mfe-a');
  write('package-lock.json');
  expect(fingerprintSources(workspace, 'mfe-a')).not.toBe(before);
});
