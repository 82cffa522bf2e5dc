import { site } from 'shared-config/site';
import remote from './remote';
import { articleHeads } from './src/articles/article-heads.content';

const addresses = remote.routes.flatMap(({ path, entries }) => entries ?? [path]);

test('cutting off the end of an address still leads to a page', () => {
  const known = new Set([...addresses, ...Object.keys(remote.redirects ?? {})]);
  const parents = addresses.map((path) => path.slice(0, path.lastIndexOf('/'))).filter(Boolean);
  expect(parents.length).toBeGreaterThan(15);
  for (const parent of parents) expect(known).toContain(parent);
  for (const target of Object.values(remote.redirects ?? {})) expect(addresses).toContain(target);
});

test('pages that show our own posts receive exactly those posts', () => {
  const posts = remote.routes.flatMap(({ path, posts: shown, postsOf }) =>
    shown || postsOf ? [[path, shown ?? postsOf]] : [],
  );
  expect(Object.fromEntries(posts)).toEqual({
    '/': 'latest',
    '/blogs': 'all',
    '/blogs/:slug': 'one',
    '/authors/:author': 'author',
    '/tags/:tag': 'tag',
  });
});

test('landing pages share one canonical address; frequent next pages are preloaded', () => {
  const canonical = remote.routes.flatMap(({ path, canonical: first }) => (first ? [[path, first]] : []));
  expect(Object.fromEntries(canonical)).toEqual({ '/lp2': '/lp1', '/lp3': '/lp1' });
  expect(remote.routes.filter(({ preload }) => preload === 'idle').map(({ path }) => path)).toEqual([
    '/contact',
    '/about-us',
  ]);
});

test('each list of articles has a feed, newest first; each event has a calendar file', () => {
  const feeds = remote.routes.flatMap(({ path, feed }) => (feed ? [[path, feed.items] as const] : []));
  expect(feeds.map(([path, items]) => [path, items.length])).toEqual([
    ['/blogs', articleHeads.blogs.length],
    ['/news', articleHeads.news.length],
    ['/reports', articleHeads.reports.length],
    ['/podcasts', articleHeads.podcasts.length],
  ]);
  for (const [path, items] of feeds) {
    const days = items.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().reverse());
    for (const item of items) expect(item.path.startsWith(`${path}/`)).toBe(true);
  }
  const calendars = remote.routes.find(({ path }) => path === '/events')?.calendars ?? {};
  expect(Object.keys(calendars)).toContain('open-hall-spring.ics');
  for (const text of Object.values(calendars)) expect(text).toContain(`@${new URL(site.origin).host}`);
});
