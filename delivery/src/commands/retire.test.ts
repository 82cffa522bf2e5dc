import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { readRegistry } from '../registry/open-registry';
import { promoteTo } from '../registry/registry';
import { goLive } from '../releases/go-live';
import { hostName } from '../workspace';
import { command as retire } from './retire';
import { command as rollback } from './rollback';

const other = 'mfe-other';
// One workspace for all: what is retired is brought back, and what is refused changes nothing.
let workspace: TestWorkspace;
beforeAll(async () => {
  workspace = openTestWorkspace();
  await goLive(workspace, {
    [hostName]: promoteTo(workspace.hostVersion),
    [testRemote]: promoteTo(workspace.publish(drawPlainly)),
    [other]: promoteTo(workspace.publish(drawPlainly, other, ['/x', '/y'])),
  });
});
afterAll(() => workspace.dispose());

const inSite = (file: string) => readFileSync(join(workspace.site, file), 'utf8');
const redirects = () => JSON.parse(inSite('site-index.json')).redirects;

test('a retired remote leaves the site: its pages redirect, its history stays, and rollback brings it back', async () => {
  await retire.run('retire', [other, '--to', '/a', '--message', 'the product has ended'], workspace);
  expect(redirects()).toEqual({ '/x': '/a', '/y': '/a' });
  expect(inSite('_redirects')).toContain('/x /a 301');
  expect(() => inSite('x/index.html')).toThrow('ENOENT');
  expect(inSite('sitemap.xml')).not.toContain('/x<');
  expect(inSite('composition.json')).not.toContain(other);
  const { packages } = await readRegistry(workspace);
  expect(packages[other]?.history.map(({ by, message }) => [by, message])).toEqual([
    ['promote', undefined],
    ['retire', 'the product has ended'],
  ]);

  await rollback.run('rollback', [other], workspace);
  expect(redirects()).toEqual({});
  expect(inSite('x/index.html')).toContain('<h1>/x</h1>');
});

test.each([
  [[other], 'it does not say where its pages lead'],
  [[other, '--to', '/nowhere'], '/x redirects to /nowhere, which is no page'],
  [[other, '--to', '/y'], '/x redirects to /y, which is no page'],
  [[hostName, '--to', '/a'], 'there is no site without it'],
  [['mfe-never', '--to', '/a'], 'it was never released'],
])('retire %s is refused, and nothing changes', async (args, reason) => {
  const before = await readRegistry(workspace);
  await expect(retire.run('retire', args, workspace)).rejects.toThrow(reason);
  expect(await readRegistry(workspace)).toEqual(before);
});
