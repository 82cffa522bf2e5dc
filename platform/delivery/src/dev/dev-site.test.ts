import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unreleasedVersion } from 'kit/contract/composition';
import { openTestWorkspace, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { hostName } from '../workspace';
import { readDevelopedRemote, readShell } from './dev-site';

let workspace: TestWorkspace;
beforeAll(async () => {
  workspace = openTestWorkspace();
  await workspace.promote(workspace.publish(`() => 'live'`));
  writeFileSync(
    join(workspace.root, testRemote, 'remote.ts'),
    `export default { name: '${testRemote}', team: 'test', routes: [{ path: '/a', page: './src/a-page.tsx' }] };`,
  );
});
afterAll(() => workspace.dispose());

const server = 'http://127.0.0.1:3000';
const develop = (shell: Awaited<ReturnType<typeof readShell>>) =>
  readDevelopedRemote(workspace, testRemote, 'http://127.0.0.1:3001', shell);

test('in the checkout the shell is developed too, and loads the remote as its own', async () => {
  const shell = await readShell(workspace, server);
  expect(shell).toMatchObject({ version: unreleasedVersion, scripts: [{ src: `${server}/entry.js` }] });
  expect((await develop(shell)).composed.isOverride).toBeUndefined();
});

test('without its sources the shell is the live one, and the remote is an override', async () => {
  rmSync(join(workspace.root, hostName), { recursive: true });
  const shell = await readShell(workspace, undefined);
  const folder = `/assets/${hostName}/${workspace.hostVersion}`;
  const integrity = expect.stringMatching(/^sha384-/);
  expect(shell.scripts).toEqual(['page.js', 'entry.js'].map((file) => ({ src: `${folder}/${file}`, integrity })));
  expect(shell.node).toBe(join(workspace.releases, hostName, workspace.hostVersion, 'node/remoteEntry.js'));
  expect((await develop(shell)).composed).toMatchObject({
    isOverride: true,
    version: unreleasedVersion,
    entry: 'http://127.0.0.1:3001/remoteEntry.js',
  });
});
