import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestWorkspace, type TestWorkspace } from '../../testing/test-workspace';
import { addEntries } from './repository-entries';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = openTestWorkspace();
});
afterEach(() => workspace.dispose());

const remote = { name: 'mfe-tours', team: 'tours', routes: [] };

test('a README without a table of remotes stays as it is, and is not listed as changed', async () => {
  const file = join(workspace.root, 'README.md');
  writeFileSync(file, '# bells\n');
  expect(await addEntries(workspace, remote, 'mfe-pages')).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe('# bells\n');
});

test('a table of remotes in the README gets a row', async () => {
  const file = join(workspace.root, 'README.md');
  writeFileSync(file, '| [`mfe-pages/`](mfe-pages) | pages | pages |\n');
  expect(await addEntries(workspace, remote, 'mfe-pages')).toEqual(['README.md']);
  expect(readFileSync(file, 'utf8')).toContain('[`mfe-tours/`](mfe-tours)');
});
