import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { testRelease } from '../../../testing/test-release';
import { drawPlainly, openTestWorkspace, testPost } from '../../../testing/test-workspace';
import { checkVersions } from '../../checks/check-versions';
import { promoteTo, rollBack } from '../../registry/change-entry';
import { changeRegistry } from '../../registry/open-registry';
import { goLive } from '../../releases/go-live';
import { hostName } from '../../workspace';
import { composeSite } from '../compose-site';
import { renderPages } from './render-pages';

test('composing renders only what changed, and reuses all other pages', async () => {
  const workspace = openTestWorkspace();
  const other = 'mfe-other';
  const compose = async (title: string) => {
    const { outcome, pages, rendered } = await composeSite(workspace, { posts: [testPost('one', title)] });
    return { outcome, pages, rendered };
  };
  await workspace.promote(workspace.publish(drawPlainly));
  await workspace.promote(workspace.publish(drawPlainly, other, ['/x', '/y']), other);
  // /a, /b, /c, the tool, the list, the post, /x, /y, and the shell's own two.
  expect(await compose('First')).toEqual({ outcome: 'composed', pages: 10, rendered: 10 });

  await workspace.promote(
    workspace.publish(`(location) => '<h1>New ' + location + '</h1>'`, other, ['/x', '/y']),
    other,
  );
  expect(await compose('First')).toEqual({ outcome: 'composed', pages: 10, rendered: 2 });
  expect(await compose('Changed')).toEqual({ outcome: 'composed', pages: 10, rendered: 2 });
  await changeRegistry(workspace, other, rollBack(other));
  expect(await compose('Changed')).toEqual({ outcome: 'composed', pages: 10, rendered: 0 });
  workspace.dispose();
});

test('releasing a part renders only pages with its slot; a failing part is refused', async () => {
  const workspace = openTestWorkspace();
  const [owner, filler] = ['mfe-pages', 'mfe-parts'];
  const route = (path: string, slots?: string[]) => ({ path, expose: './page', ...(slots ? { slots } : {}) });
  const routes = [route('/one', ['news']), route('/two'), route('/three', ['nobody'])];
  const publishPart = (draw: string) => workspace.publish(draw, filler, ['/x'], { parts: { news: './page' } });
  const readPage = (path: string) => readFileSync(join(workspace.site, `${path}/index.html`), 'utf8');

  await workspace.promote(workspace.publish(drawPlainly, owner, [], { routes }), owner);
  await composeSite(workspace);
  expect(readPage('one')).not.toContain('a part for');

  const version = publishPart(drawPlainly);
  await workspace.promote(version, filler);
  // Its own page, and the one with the slot.
  expect(await composeSite(workspace)).toMatchObject({ outcome: 'composed', rendered: 2 });
  expect(readPage('one')).toContain('<h1>a part for /one</h1>');
  expect(readPage('one')).toContain(`/assets/${filler}/${version}/entry.js`);
  for (const other of ['two', 'three']) expect(readPage(other)).not.toContain(filler);

  await workspace.promote(publishPart(`(location) => '<p>New ' + location + '</p>'`), filler);
  expect(await composeSite(workspace)).toMatchObject({ rendered: 2 });
  expect(readPage('one')).toContain('<p>New a part for /one</p>');

  const broken = publishPart(`(location) => { if (location !== '/x') throw new Error('no data'); return ''; }`);
  await expect(checkVersions(workspace, [{ name: filler, version: broken }])).rejects.toThrow(
    /^\/one: it does not prerender: the part \.\/page of mfe-parts \(team test\) does not: Error: no data[\s\S]*Correct the part, not the page/,
  );
  await changeRegistry(workspace, filler, rollBack(filler));
  expect(await composeSite(workspace)).toMatchObject({ rendered: 0 });
  expect(readPage('one')).toContain('<h1>a part for /one</h1>');
  workspace.dispose();
});

test('the sitemap lists what search engines may list, also of reused pages', async () => {
  const workspace = openTestWorkspace();
  const hidden = `(location) => (location === '/b' ? '<meta name="robots" content="noindex">' : '') + location`;
  await workspace.promote(workspace.publish(hidden));
  for (const posts of [[], [testPost('one', 'First')]]) {
    await composeSite(workspace, { posts });
    const sitemap = readFileSync(join(workspace.site, 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain('halvard.example/a<');
    expect(sitemap).not.toContain('halvard.example/b<');
  }
  workspace.dispose();
});

test('a page whose stylesheets are too long is left out before they are read', async () => {
  const workspace = openTestWorkspace();
  const [host, remote] = [hostName, 'mfe-heavy'].map((name) => {
    const styles = name === hostName ? [] : ['page.css'];
    const file = { size: 4_000_001, integrity: `sha384-${'A'.repeat(64)}` };
    const exposes = { [name === hostName ? './start' : './page']: { scripts: [], styles } };
    return testRelease(name, { exposes, files: { 'web/entry.js': file, 'web/page.css': file } });
  });
  if (!host || !remote) throw new Error('no release');
  const page = {
    location: '/a',
    file: 'a/index.html',
    page: { kind: 'route' as const, location: '/a' },
    owner: { remote: 'mfe-heavy', expose: './page' },
    indexed: true,
  };
  const versions = { host, remotes: [remote], basePath: '', definition: testDefinition };
  const { failed } = await renderPages(workspace, versions, [page], { outcomes: new Map() });
  const reason = 'its stylesheets have 4000001 bytes, and its HTML, in which they are, may have 4000000';
  expect(failed).toEqual([{ page, code: 'page-breaks-a-rule', reason }]);
  workspace.dispose();
});

test('a live release that lacks a file for a new page stops nobody: the page is named', async () => {
  const workspace = openTestWorkspace();
  const page = { scripts: ['page.js'], styles: [] };
  const gone = { scripts: ['page.js'], styles: ['gone.css'] };
  const version = workspace.publish(drawPlainly, 'mfe-part', [], {
    routes: [
      { path: '/x', expose: './page' },
      { path: '/x/:tag', expose: './gone', postsOf: 'tag', posts: 'latest' },
    ],
    parts: { news: './gone' },
    exposes: { './page': page, './gone': gone },
  });
  await workspace.promote(workspace.publish(drawPlainly));
  await workspace.promote(version, 'mfe-part');
  const post = { ...testPost('one', 'One'), tags: [{ slug: 'sorting', name: 'Sorting' }] };
  const reason = 'mfe-part/release.json names web/gone.css, which is not among its "files"';
  expect(await composeSite(workspace, { posts: [post] })).toMatchObject({
    leftOut: [{ location: '/x/sorting', remote: 'mfe-part', code: 'page-breaks-a-rule', reason }],
  });
  expect(existsSync(join(workspace.site, 'posts/one/index.html'))).toBe(true);

  const next = workspace.publish(drawPlainly, undefined, undefined, {
    routes: [{ path: '/a', expose: './page', slots: ['news'] }],
  });
  await goLive(workspace, { 'mfe-test': promoteTo(next) }, { candidates: [{ name: 'mfe-test', version: next }] });
  expect(readFileSync(join(workspace.site, 'a/index.html'), 'utf8')).not.toContain('a part for');
  workspace.dispose();
});
