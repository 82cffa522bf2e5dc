import { testRelease } from '../../testing/test-release';
import { openTestWorkspace } from '../../testing/test-workspace';
import type { PlannedPage } from '../compose/plan/planned-page';
import { hostName } from '../workspace';
import { leaveOutLivePosts } from './browser/leave-out-live-posts';
import { lookAtPages } from './browser/look-at-pages';
import { checkInBrowser, wasInBrowser } from './check-in-browser';
import { recordPass } from './pass-once';

jest.mock('./browser/find-browser', () => ({ findBrowser: () => 'a browser' }));
jest.mock('./browser/look-at-pages', () => ({ lookAtPages: jest.fn() }));
jest.mock('./browser/leave-out-live-posts', () => ({
  leaveOutLivePosts: jest.fn(async (_workspace, failures) => ({ failures, ofPosts: [] })),
}));

const workspace = openTestWorkspace();
afterAll(() => workspace.dispose());

const [one, two] = ['1'.repeat(16), '2'.repeat(16)] as const;
const host = (version: string) => testRelease(hostName, { version });

test('files that will be on another origin are not opened, and it is said why', async () => {
  const release = testRelease('mfe-far', { origin: 'https://assets.example' });
  const omitted = await checkInBrowser(workspace, {
    site: 'none',
    host: host(one),
    remotes: [],
    versions: [{ release, pages: [] }],
    connects: [],
    whole: [],
  });
  expect(omitted).toEqual(new Map([['mfe-far', 'browser: the files will be at https://assets.example']]));
});

test('a checked version is opened again only with another shell', async () => {
  const release = testRelease('mfe-a', { version: one });
  await recordPass(workspace, ['in browser, and by a link', 'mfe-a', one, one]);
  const versions = [{ release, pages: [] }];
  // There is no such site, and so nothing that a browser could open.
  expect(
    await checkInBrowser(workspace, { site: 'none', host: host(one), remotes: [], versions, connects: [], whole: [] }),
  ).toEqual(new Map());
  expect(wasInBrowser(workspace, { name: 'mfe-a', version: one }, one)).toBe(true);
  expect(wasInBrowser(workspace, { name: 'mfe-a', version: one }, two)).toBe(false);
  expect(wasInBrowser(workspace, { name: 'mfe-a', version: two }, one)).toBe(false);
});

test('an API that does not answer refuses no page, and is listed as not checked', async () => {
  const versions = ['mfe-c', 'mfe-d'].map((name) => ({
    release: testRelease(name, { version: one, connects: [`https://${name}.example`] }),
    pages: [],
  }));
  const connects = versions.flatMap(({ release }) => release.connects ?? []);
  const silent = new Map([['https://mfe-c.example', 'Failed to load resource: net::ERR_CONNECTION_REFUSED']]);
  jest.mocked(lookAtPages).mockResolvedValueOnce({ failures: [], silent });
  expect(
    await checkInBrowser(workspace, { site: 'none', host: host(one), remotes: [], versions, connects, whole: [] }),
  ).toEqual(
    new Map([
      ['mfe-c', 'browser: what https://mfe-c.example sends (Failed to load resource: net::ERR_CONNECTION_REFUSED)'],
    ]),
  );
  expect(jest.mocked(lookAtPages).mock.lastCall?.[2]).toMatchObject({ connects });
});

test('what staff wrote in a live post refuses no release, and is listed as not checked', async () => {
  const written = { slug: 'firing', title: 'First firing', author: '', publishDate: '', category: '', excerpt: '' };
  const page: PlannedPage = {
    location: '/posts/firing',
    file: 'posts/firing/index.html',
    page: { kind: 'route', location: '/posts/firing' },
    owner: { remote: 'mfe-e', expose: './post-page' },
    posts: { summaries: [], post: { ...written, content: [], updatedAt: '' } },
    indexed: true,
  };
  const failure = {
    location: page.location,
    source: 'mfe-e/src/post-page.tsx',
    post: 'First firing',
    reason: 'axe: heading-order: <h3>',
    remotes: [],
  };
  const versions = [{ release: testRelease('mfe-e', { version: one }), pages: [page] }];
  const given = { site: 'none', host: host(one), remotes: [], versions, connects: [], whole: [] };
  jest.mocked(lookAtPages).mockResolvedValue({ failures: [failure], silent: new Map() });
  await expect(checkInBrowser(workspace, given)).rejects.toThrow('/posts/firing (the post “First firing”): axe:');
  expect(jest.mocked(lookAtPages).mock.lastCall?.[2].pages).toMatchObject([{ post: 'First firing' }]);
  jest.mocked(leaveOutLivePosts).mockResolvedValueOnce({ failures: [], ofPosts: [failure] });
  expect((await checkInBrowser(workspace, given)).get('mfe-e')).toBe(
    'browser: what staff wrote in the post “First firing” (/posts/firing is live with the same, axe heading-order; they can change it with the blog tool)',
  );
});
