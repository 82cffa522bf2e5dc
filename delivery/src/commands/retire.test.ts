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
const moved = { '/gone': '/b', '/renamed': '/z' };
/** A remote with addresses of every kind. */
const various = {
  routes: [
    { path: '/case/:id', expose: './page', entries: ['/case/one'] },
    { path: '/z', expose: './page', aliases: ['/zed'] },
  ],
  redirects: moved,
};
// One workspace for all: what is retired is brought back, and what is refused changes nothing.
let workspace: TestWorkspace;
beforeAll(async () => {
  workspace = openTestWorkspace();
  await goLive(workspace, {
    [hostName]: promoteTo(workspace.hostVersion),
    [testRemote]: promoteTo(workspace.publish(drawPlainly)),
    [other]: promoteTo(workspace.publish(drawPlainly, other, ['/x', '/y'])),
    'mfe-various': promoteTo(workspace.publish(drawPlainly, 'mfe-various', [], various)),
  });
});
afterAll(() => workspace.dispose());

const inSite = (file: string) => readFileSync(join(workspace.site, file), 'utf8');
const redirects = () => JSON.parse(inSite('site-index.json')).redirects;

test('a retired remote leaves the site: its pages redirect, its history stays, and rollback brings it back', async () => {
  await retire.run('retire', [other, '--to', '/a', '--message', 'the product has ended'], workspace);
  expect(redirects()).toEqual({ ...moved, '/x': '/a', '/y': '/a' });
  expect(inSite('_redirects')).toContain('/x /a 301');
  expect(() => inSite('x/index.html')).toThrow('ENOENT');
  expect(inSite('sitemap.xml')).not.toContain('/x<');
  expect(inSite('composition.json')).not.toContain(other);
  const { packages } = await readRegistry(workspace);
  expect(packages[other]?.history.map(({ by, message }) => [by, message])).toEqual([
    ['promote', undefined],
    ['retire', 'the product has ended'],
  ]);

  const { result } = await rollback.run('rollback', [other, '--message', 'too early'], workspace);
  expect(result?.lines).toEqual([expect.stringMatching(`^${other}@[0-9a-f]{16} is live again, in site `)]);
  expect((await readRegistry(workspace)).packages[other]?.history.at(-1)).toMatchObject({
    by: 'rollback',
    message: 'too early',
  });
  expect(redirects()).toEqual(moved);
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

test('every address of a retired remote leads on: entries, aliases, and what it had moved itself', async () => {
  const { result } = await retire.run('retire', ['mfe-various', '--to', '/a'], workspace);
  expect(redirects()).toEqual({ '/case/one': '/a', '/z': '/a', '/zed': '/a', '/gone': '/b', '/renamed': '/a' });
  expect(result?.warnings).toEqual([
    'Remove the folder mfe-various as well: a release of all packages would bring it back',
  ]);
});
