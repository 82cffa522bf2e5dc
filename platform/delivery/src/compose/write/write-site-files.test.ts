import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf } from 'kit/contract/site-headers';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { testRelease } from '../../../testing/test-release';
import { openTestWorkspace, type TestWorkspace, testPost, testRemote } from '../../../testing/test-workspace';
import { composeSite } from '../compose-site';
import { nothingOmitted } from '../plan/omissions';
import { writeSiteFiles } from './write-site-files';

let workspace: TestWorkspace;
beforeAll(async () => {
  workspace = openTestWorkspace();
  const redirects = { '/former': '/a' };
  await workspace.promote(
    workspace.publish('(location) => location', testRemote, undefined, { redirects, gone: ['/ended'] }),
  );
});
afterAll(() => workspace.dispose());

const read = (file: string) => readFileSync(join(workspace.site, file), 'utf8');
const index = () => JSON.parse(read('site-index.json'));

test('a site without posts has no feed, and its tool may open a window to sign in', async () => {
  const { id } = await composeSite(workspace);
  expect(existsSync(join(workspace.site, 'posts/rss.xml'))).toBe(false);
  const { compositionId, redirects, gone, headers } = index();
  expect([compositionId, redirects, gone]).toEqual([id, { '/former': '/a' }, ['/ended']]);
  const opener = (path: string) => headersOf(headers, path)['Cross-Origin-Opener-Policy'];
  expect([opener('/tool'), opener('/a')]).toEqual(['same-origin-allow-popups', 'same-origin']);
  expect(JSON.parse(read('composition.json'))).toMatchObject({ id, shell: workspace.hostVersion });
  expect(read('robots.txt')).toContain('Sitemap:');
  expect(read('.well-known/security.txt')).toContain('Canonical: https://www.halvard.example/.well-known/security.txt');
});

test('the former addresses of a post lead to it, unless another post has taken one', async () => {
  const posts = [
    { ...testPost('present', 'Present'), formerSlugs: ['past', 'taken'] },
    { ...testPost('taken', 'Taken'), formerSlugs: [] },
  ];
  await composeSite(workspace, { posts });
  expect(index().redirects).toEqual({ '/former': '/a', '/posts/past': '/posts/present' });
  expect(read('_redirects')).toContain('/posts/past /posts/present 301\n');
  expect(existsSync(join(workspace.site, 'posts/rss.xml.br'))).toBe(true);
});

test('a post at an address that was given up is there', async () => {
  workspace.dispose();
  workspace = openTestWorkspace();
  const moves = { redirects: { '/posts/first': '/a' }, gone: ['/posts/second'] };
  await workspace.promote(workspace.publish('(location) => location', testRemote, undefined, moves));
  await composeSite(workspace, { posts: [] });
  expect(index()).toMatchObject({ redirects: { '/posts/first': '/a' }, gone: ['/posts/second'] });
  await composeSite(workspace, { posts: [testPost('first', 'First'), testPost('second', 'Second')] });
  expect(index()).toMatchObject({ redirects: {}, gone: [] });
});

test('posts with more former addresses than a site redirects are named; the newest win', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const posts = Array.from({ length: 210 }, (_, post) => ({
    ...testPost(`post-${post}`, 'Renamed'),
    formerSlugs: Array.from({ length: 100 }, (__, at) => `former-${post}-${at}`),
  }));
  await composeSite(workspace, { posts });
  expect(Object.keys(index().redirects)).toHaveLength(20_001);
  expect(index().redirects).toMatchObject({ '/posts/former-199-99': '/posts/post-199' });
  expect(index().redirects).not.toHaveProperty(['/posts/former-200-0']);
  expect(errors.mock.calls.flat().join()).toContain('Posts have 21000 former addresses, and a site redirects 20000');
  errors.mockRestore();
});

test('a live release takes no page of another remote by redirects or by giving it up', async () => {
  const other = openTestWorkspace();
  try {
    await other.promote(other.publish('(location) => location'));
    const fields = { redirects: { '/a': '/mine', '/': '/mine' }, gone: ['/b'] };
    const thief = other.publish('(location) => location', 'mfe-thief', ['/mine'], fields);
    // As whoever may write the registry can.
    await other.promote(thief, 'mfe-thief');
    const first = '/a redirects, and is a page of mfe-test';
    const leftOutMoves = [{ remote: 'mfe-thief', count: 2, first, isRetired: false }];
    expect(await composeSite(other)).toMatchObject({ leftOutMoves });
    const { redirects, gone } = JSON.parse(readFileSync(join(other.site, 'site-index.json'), 'utf8'));
    expect([redirects, gone]).toEqual([{ '/': '/mine' }, []]);
    for (const page of ['a', 'b'])
      expect(readFileSync(join(other.site, page, 'index.html'), 'utf8')).toContain(`/${page}`);
    // Told each time, also of a site that was there.
    expect(await composeSite(other)).toMatchObject({ outcome: 'unchanged', leftOutMoves });
  } finally {
    other.dispose();
  }
});

test('a live release from before its claims were refused stops no compose', async () => {
  const other = openTestWorkspace();
  const routesOf = (...routes: object[]) => ({ routes: routes.map((route) => ({ expose: './page', ...route })) });
  try {
    const draw = "(location) => '<h1>' + location + '</h1>'";
    await other.promote(other.publish(draw));
    const live: Record<string, object[]> = {
      'mfe-first': [
        { path: '/first/:x/:y', posts: 'one' },
        { path: '/first/:x', posts: 'one', postsOf: 'tag' },
      ],
      'mfe-next': [{ path: '/next/:x', posts: 'one', aliases: ['/next/present', '/next/past'] }],
    };
    for (const [name, routes] of Object.entries(live))
      await other.promote(other.publish(draw, name, [], routesOf(...routes) as object), name);
    const posts = [{ ...testPost('present', 'Present'), formerSlugs: ['past', 'former'] }];
    const { leftOut } = await composeSite(other, { posts });
    expect(leftOut).toEqual([
      expect.objectContaining({
        location: '/first/:x/:y',
        remote: 'mfe-first',
        reason: expect.stringContaining('one parameter'),
      }),
    ]);
    const readOther = (file: string) => readFileSync(join(other.site, file), 'utf8');
    // One page of a post for all: that of the first remote by name.
    const { redirects } = JSON.parse(readOther('site-index.json'));
    expect(redirects).toEqual({ '/next/former': '/next/present' });
    expect(readOther('posts/rss.xml')).toContain('https://www.halvard.example/next/present<');
    const searched: { path: string }[] = JSON.parse(readOther('texts/posts.json')).pages;
    expect(searched.map(({ path }) => path)).toEqual(['/next/present']);
    for (const page of ['next/present', 'next/past', 'posts/present'])
      expect(existsSync(join(other.site, page, 'index.html'))).toBe(true);
    // Nor does it once the post has another name.
    await composeSite(other, { posts: [{ ...testPost('renamed', 'Renamed'), formerSlugs: ['present'] }] });
    expect(JSON.parse(readOther('site-index.json')).redirects).toEqual({});
  } finally {
    other.dispose();
  }
});

test('an invalid path is refused before anything is written', async () => {
  const folder = createTemporaryFolder('refused-site');
  const page = { location: '/a', file: 'a/index.html', page: { kind: 'not-found' as const }, indexed: false };
  const shown = { ...page, posts: { summaries: [] } };
  const rendered = {
    id: '0'.repeat(16),
    plan: {
      pages: [shown],
      variantPages: [{ path: '/e/:t', parameter: 'size', fallback: 'e/index.html', files: {} }],
    },
    omissions: nothingOmitted([]),
    stored: new Map(),
    rendered: 0,
    texts: new Map(),
    unsearched: [],
    contents: { pages: [], texts: [] },
  };
  const source = {
    digest: '',
    host: testRelease('shell'),
    remotes: [],
    moves: { redirects: {}, gone: [], leftOut: [] },
    definition: testDefinition,
    media: '',
    basePath: '',
  };
  const registry = { packages: {} };
  await expect(writeSiteFiles({ posts: [], registry }, source, rendered, folder)).rejects.toThrow(
    '"/e/:t": it is not the path of one page',
  );
  // What had begun would be there by then.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
