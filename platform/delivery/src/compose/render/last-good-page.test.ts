import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compositionElement } from 'kit/contract/composition';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { testPost } from '../../../testing/test-workspace';
import { openWorkspace, type Workspace } from '../../workspace';
import { readLastGoodPage } from './last-good-page';

const version = '0'.repeat(16);
const script = (remote: string, file: string) => `/assets/${remote}/${version}/${file}`;
const page = {
  location: '/posts/one',
  file: 'posts/one/index.html',
  page: { kind: 'route' as const, location: '/posts/one' },
  owner: { remote: 'mfe-a', expose: './page' },
  posts: { summaries: [] },
  indexed: true,
};

let workspace: Workspace;
beforeEach(() => {
  workspace = openWorkspace(createTemporaryFolder('last-good'));
  for (const name of ['shell', 'mfe-a']) write(script(name, 'entry.js'), '');
});
afterEach(() => rmSync(workspace.root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(workspace.site, file)), { recursive: true });
  writeFileSync(join(workspace.site, file), text);
}

/** The page as the live site has it. */
function pageWith(scripts: readonly string[], entry = script('mfe-a', 'entry.js')): string {
  const composition = {
    shell: version,
    remotes: [{ name: 'mfe-a', team: 'a', version, entry, routes: [] }],
    scripts: scripts.map((src) => ({ src })),
    page: page.page,
  };
  return `<html><body>${compositionElement.before}${JSON.stringify(composition)}${compositionElement.after}</body></html>`;
}
const whole = pageWith([script('shell', 'entry.js'), script('mfe-a', 'entry.js')]);
const read = async (html: string, basePath?: string) => {
  write(page.file, html);
  return readLastGoodPage(workspace, page, basePath);
};

test('a page keeps its posts and the folders of its scripts, each once', async () => {
  const posts = { summaries: [], post: testPost('one', 'One') };
  write('posts/one/posts.json', JSON.stringify(posts));
  expect(await read(whole)).toEqual({ html: whole, posts, assets: [`shell/${version}`, `mfe-a/${version}`] });
});

test('scripts that another origin serves are not expected in the site', async () => {
  const far = 'https://assets.example/assets/mfe-a/entry.js';
  const found = await read(pageWith([script('shell', 'entry.js'), far], far));
  expect(found?.assets).toEqual([`shell/${version}`]);
});

test.each([
  ['is empty', ''],
  ['was cut short', whole.slice(0, -1)],
  ['says nothing of what it runs', '<html></html>'],
  ['is of another contract', whole.replace('"shell"', '"host"')],
  ['needs a script that is gone', pageWith([script('shell', 'gone.js')])],
  ['needs a remote that is gone', pageWith([], script('mfe-gone', 'entry.js'))],
  ['names the site itself as a release', pageWith(['/assets/.././'])],
  ['names a folder above as a version', pageWith(['/assets/mfe-a/../'])],
  ['names a file outside of its release', pageWith([script('mfe-a', '../../../posts/one/index.html')])],
  ['names a release by another address', pageWith([`/assets/mfe-a/${version}`])],
])('a page that %s does not stay', async (_, html) => expect(await read(html)).toBeUndefined());

test('pages of a site at another path of its host are not kept; others are', async () => {
  const below = (file: string) => `/robots${script(file, 'entry.js')}`;
  const moved = pageWith([below('shell'), below('mfe-a')], below('mfe-a'));
  expect((await read(moved, '/robots'))?.assets).toEqual([`shell/${version}`, `mfe-a/${version}`]);
  expect(await read(moved)).toBeUndefined();
  expect(await read(whole, '/robots')).toBeUndefined();
});
