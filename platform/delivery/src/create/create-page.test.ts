import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestWorkspace, overwrite, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { createPage } from './create-page';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = openTestWorkspace();
  workspace.publish(`() => 'one'`, testRemote, ['/a']);
  overwrite(
    join(workspace.root, testRemote, 'remote.ts'),
    `export default { name: '${testRemote}', team: 'test', routes: [] };`,
  );
});
afterEach(() => workspace.dispose());

const read = (file: string) => readFileSync(join(workspace.root, testRemote, file), 'utf8');

test('a remote without a README gets a page, as that of a new site', async () => {
  const { files } = await createPage(workspace, testRemote, '/honey');
  expect(files).toContain(`${testRemote}/remote.ts`);
  expect(files).not.toContain(`${testRemote}/README.md`);
  expect(read('remote.ts')).toContain("path: '/honey'");
});

test('a README that lists the routes names the new one', async () => {
  writeFileSync(join(workspace.root, testRemote, 'README.md'), '# Test\n\n- **Routes**: `/a`\n');
  const { files } = await createPage(workspace, testRemote, '/honey');
  expect(files).toContain(`${testRemote}/README.md`);
  expect(read('README.md')).toContain('- **Routes**: `/a`, `/honey`');
});
