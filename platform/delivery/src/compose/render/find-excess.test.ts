import { testRelease } from '../../../testing/test-release';
import { openTestWorkspace, testPost } from '../../../testing/test-workspace';
import { composeSite } from '../compose-site';
import type { PlannedPage } from '../plan/planned-page';
import { createPageBound, findExcess } from './find-excess';

const page = (body: string) => `<!doctype html><html><head><title>A</title></head><body>${body}</body></html>`;

test.each([
  ['a large page', '<p>word'.repeat(400_000)],
  ['one with many elements beside each other', '<i></i><br><img src="/a.png">'.repeat(100_000)],
  ['one whose elements end by themselves', '<ul><li>one<li>two</ul><p>one<p>two</br></p></i>'.repeat(20_000)],
  ['one of the most elements within each other', '<b>'.repeat(510)],
])('%s can be read', (_, body) => expect(findExcess(page(body))).toBeUndefined());

test.each([
  ['a page of too many bytes', 'ä'.repeat(2_000_000), /^its HTML has 4000\d\d\d bytes, and may have 4000000$/],
  ['one element too deep', '<b>'.repeat(511), /^more than 512 of its elements are within each other$/],
  ['elements in a drawing', `<svg>${'<g>'.repeat(600)}`, /^more than 512/],
  // To go through all of them for each would take minutes.
  ['a million of them, with headings', '<i>'.repeat(500_000) + '<h2>x</h2>'.repeat(200_000), /^more than 512/],
])('%s is refused', (_, body, reason) => {
  const before = process.cpuUsage();
  expect(findExcess(page(body))).toMatch(reason);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});

test('a page that is too deep is left out of the site, and holds up nothing', async () => {
  const workspace = openTestWorkspace();
  const deep = `(location) => (location === '/a' ? '<b>'.repeat(20000) + '<h2>x</h2>'.repeat(20000) : location)`;
  await workspace.promote(workspace.publish(deep));
  const { leftOut } = await composeSite(workspace);
  const reason = 'more than 512 of its elements are within each other';
  expect(leftOut).toMatchObject([{ location: '/a', code: 'page-breaks-a-rule', reason }]);
  workspace.dispose();
});

describe('all pages of a remote have 40 MB of HTML together', () => {
  const boundOf = (routes: readonly object[], posts?: PlannedPage['posts']) => {
    const release = testRelease('mfe-a', { routes: routes.map((route) => ({ expose: './page', ...route })) });
    return createPageBound([release])({ owner: { remote: 'mfe-a', expose: './page' }, posts });
  };
  const entries = (count: number) => Array.from({ length: count }, (_, at) => `/a/n${at}`);

  test.each<[string, readonly object[], number]>([
    ['a few pages', [{ path: '/a' }, { path: '/b' }], 4_000_000],
    ['40 pages', [{ path: '/a/:id', entries: entries(40) }], 1_000_000],
    ['as many as a remote may have', [{ path: '/a/:id', entries: entries(5000) }], 8_000],
    [
      'pages by a query, and at other addresses',
      [
        { path: '/a', aliases: ['/b', '/c'], variants: { parameter: 'size', values: ['a', 'b', 'c'] } },
        ...entries(95).map((path) => ({ path })),
      ],
      400_000,
    ],
    [
      'pages for each tag, of which a post can have many',
      [...entries(80).map((path) => ({ path })), { path: '/tag/:tag', postsOf: 'tag', posts: 'latest' }],
      396_039,
    ],
  ])('%s', (_, routes, most) => expect(boundOf(routes)).toBe(most));

  test('what a page is given of posts comes on top: it may be a long post', () => {
    const routes = [{ path: '/a/:id', entries: entries(5000) }];
    const post = testPost('one', 'x'.repeat(10_000));
    expect(boundOf(routes, { summaries: [], post })).toBe(8_000 + 10 * JSON.stringify({ summaries: [], post }).length);
    expect(boundOf(routes, { summaries: [], post: { ...post, excerpt: 'x'.repeat(500_000) } })).toBe(4_000_000);
  });

  test('a page over the limit is left out and named, whichever is rendered first', async () => {
    const workspace = openTestWorkspace();
    const draw = `(location) => location + (/n[1-3]$/.test(location) ? 'x'.repeat(2600000) : '')`;
    const routes = [{ path: '/a/:id', expose: './page', entries: entries(40) }];
    await workspace.promote(workspace.publish(draw, undefined, undefined, { routes }));
    const { leftOut } = await composeSite(workspace);
    expect(leftOut).toHaveLength(3);
    expect(leftOut[0]).toMatchObject({
      location: '/a/n1',
      code: 'page-breaks-a-rule',
      reason: expect.stringMatching(
        /^its HTML has 260\d{4} bytes, and may have 1000000, as its remote has so many pages$/,
      ),
    });
    workspace.dispose();
  });
});
