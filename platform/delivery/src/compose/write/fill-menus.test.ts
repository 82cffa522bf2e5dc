import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { drawPlainly, openTestWorkspace, type TestWorkspace } from '../../../testing/test-workspace';
import { composeSite } from '../compose-site';

let workspace: TestWorkspace;
let plain: string;
let filled: string;
beforeEach(async () => {
  workspace = openTestWorkspace();
  const menuEntries = { resources: [{ to: '/upkeep', label: 'Service', note: 'Day and night' }] };
  plain = workspace.publish(drawPlainly, 'mfe-upkeep', ['/upkeep']);
  filled = workspace.publish(drawPlainly, 'mfe-upkeep', ['/upkeep'], { menuEntries });
  await workspace.promote(workspace.publish(drawPlainly));
});
afterEach(() => workspace.dispose());

const read = (file: string) => readFileSync(join(workspace.site, file), 'utf8');
const item = '<li><a href="/upkeep">Service</a><span>Day and night</span></li>';

test('an entry comes into all pages, and goes, and none is rendered for it', async () => {
  await workspace.promote(plain, 'mfe-upkeep');
  await composeSite(workspace);
  const before = ['a/index.html', '404.html', 'tool/index.html'].map(read);
  expect(before.join()).not.toMatch(/data-menu-entries|id="menus"/);

  await workspace.promote(filled, 'mfe-upkeep');
  // Its own page, as that pins its version.
  expect(await composeSite(workspace)).toMatchObject({ rendered: 1 });
  for (const page of ['a/index.html', '404.html', 'tool/index.html', 'posts/index.html']) {
    const html = read(page);
    expect(html).toContain(item);
    expect(html).toContain('<script type="application/json" id="menus">{"resources":[{"to":"/upkeep",');
    expect(brotliDecompressSync(readFileSync(join(workspace.site, `${page}.br`))).toString()).toBe(html);
    expect(gunzipSync(readFileSync(join(workspace.site, `${page}.gz`))).toString()).toBe(html);
  }
  expect(read('upkeep/index.html')).toContain('<a aria-current="page" href="/upkeep">Service</a>');

  await workspace.promote(plain, 'mfe-upkeep');
  expect(await composeSite(workspace)).toMatchObject({ rendered: 0 });
  expect(['a/index.html', '404.html', 'tool/index.html'].map(read)).toEqual(before);
});

test('a page with its menus is kept, as long as it and they stay the same', async () => {
  await workspace.promote(filled, 'mfe-upkeep');
  await composeSite(workspace);
  const written = readFileSync(join(workspace.site, 'a/index.html.br'));
  const inode = () => statSync(join(workspace.site, 'a/index.html')).ino;
  const first = inode();
  await workspace.promote(workspace.publish(`(location) => '<p>New</p>'`, 'mfe-other', ['/other']), 'mfe-other');
  await composeSite(workspace);
  expect(readFileSync(join(workspace.site, 'a/index.html.br'))).toEqual(written);
  expect(inode()).toBe(first);
});

test('a page that is left out has no entry, and one that stays has its menus', async () => {
  const broken = `(location) => { if (location !== '/a') throw new Error('broken'); return location; }`;
  const menuEntries = { resources: [{ to: '/gone', label: 'Gone' }] };
  await workspace.promote(filled, 'mfe-upkeep');
  await composeSite(workspace);
  const before = read('b/index.html');
  await workspace.promote(workspace.publish(broken));
  await workspace.promote(workspace.publish(broken, 'mfe-gone', ['/gone'], { menuEntries }), 'mfe-gone');
  await workspace.promote(plain, 'mfe-upkeep');
  const { leftOut } = await composeSite(workspace);
  expect(leftOut.map(({ location }) => location)).toContain('/gone');
  expect(existsSync(join(workspace.site, 'gone'))).toBe(false);
  expect(read('a/index.html')).not.toContain('id="menus"');
  expect(read('b/index.html')).toBe(before);
});

test('a site is verified with its menus written anew', async () => {
  await workspace.promote(filled, 'mfe-upkeep');
  await composeSite(workspace);
  rmSync(join(workspace.cache, 'pages'), { recursive: true });
  expect(await composeSite(workspace, { isVerified: true })).toMatchObject({ repaired: [] });
  expect(read('a/index.html')).toContain(item);
});

test.each([
  ['a menu that there is not', { others: [{ to: '/upkeep', label: 'Service' }] }, '"others" is not in "menus"'],
  ['too many', { resources: ['/upkeep', '/x', '/y'].map((to) => ({ to, label: to })) }, 'has room for 2 entries, and'],
])('a version with entries in %s does not go live', async (_, menuEntries, reason) => {
  const version = workspace.publish(drawPlainly, 'mfe-upkeep', ['/upkeep', '/x', '/y'], { menuEntries });
  await workspace.promote(version, 'mfe-upkeep');
  await expect(composeSite(workspace)).rejects.toThrow(reason);
});
