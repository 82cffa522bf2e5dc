import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMenusIn } from 'kit/contract/menus';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { readDevelopedRemote, readLiveRemotes, readShell } from './dev-site';
import { renderDevPage } from './render-dev-page';

const developed = 'mfe-upkeep';
let workspace: TestWorkspace;
beforeAll(async () => {
  workspace = openTestWorkspace();
  const menuEntries = { resources: [{ to: '/b', label: 'B' }] };
  await workspace.promote(workspace.publish(drawPlainly, testRemote, ['/a', '/b'], { menuEntries }));
  await workspace.promote(workspace.publish(drawPlainly, developed, ['/upkeep']), developed);
  writeFileSync(
    join(workspace.root, developed, 'remote.ts'),
    `export default { name: '${developed}', team: 'test', routes: [{ path: '/upkeep', page: './src/upkeep-page.tsx' }], menuEntries: { resources: [{ to: '/upkeep', label: 'Upkeep' }] } };`,
  );
});
afterAll(() => workspace.dispose());

test('a page under development has the entries of remotes, live and developed', async () => {
  const shell = await readShell(workspace, undefined);
  const own = await readDevelopedRemote(workspace, developed, 'http://127.0.0.1:3001', shell);
  const remotes = [own, ...(await readLiveRemotes(workspace, [developed]))];
  const site = { workspace, remotes, shell, moves: { redirects: {}, gone: [] }, servers: new Map() };
  const { status, html } = await renderDevPage(site, '/b', async (problem) => problem);
  expect(status).toBe(200);
  const items = '<li><a aria-current="page" href="/b">B</a></li><li><a href="/upkeep">Upkeep</a></li>';
  expect(html).toContain(`${items}<h1>/b</h1>`);
  expect(readMenusIn(html, '/b').resources).toHaveLength(2);
});
