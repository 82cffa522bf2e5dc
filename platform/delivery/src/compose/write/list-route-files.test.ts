import { testDefinition } from 'kit/presets/jest/test-definition';
import { testPost } from '../../../testing/test-workspace';
import { listRouteFiles } from './list-route-files';

const feed = {
  title: 'Blogs',
  description: 'What engineers write',
  items: [{ path: '/posts/one', title: 'One', date: '2026-01-01', category: 'Safety', summary: '' }],
};
const post = testPost('own', 'Own');

test('a route has its feed and its calendars below its path', () => {
  const routes = [{ path: '/dates', expose: './dates', feed, calendars: { 'open-house.ics': 'BEGIN:VCALENDAR' } }];
  const files = listRouteFiles([{ routes }], [], { definition: testDefinition, basePath: '' });
  expect(Object.keys(files)).toEqual(['dates/rss.xml', 'dates/open-house.ics']);
  expect(files['dates/open-house.ics']).toBe('BEGIN:VCALENDAR');
});

const ofPost = { path: '/posts/:slug', expose: './post', posts: 'one' as const };

test('posts come into the feed of the route that shows all of them, and into no other', () => {
  const routes = [
    { path: '/posts', expose: './posts', posts: 'all' as const, feed },
    ofPost,
    { path: '/notices', expose: './notices', feed },
  ];
  const files = listRouteFiles([{ routes }], [post], { definition: testDefinition, basePath: '' });
  expect(Object.keys(files)).toEqual(['posts/rss.xml', 'notices/rss.xml']);
  expect(files['posts/rss.xml']).toContain('/posts/own<');
  expect(files['notices/rss.xml']).not.toContain('/posts/own<');
});

test('readers of a feed know a post again whose address has changed', () => {
  const routes = [{ path: '/posts', expose: './posts', posts: 'all' as const, feed: { ...feed, items: [] } }, ofPost];
  const renamed = { ...post, slug: 'anew', formerSlugs: ['own', 'other'] };
  const write = (shown: typeof post) =>
    listRouteFiles([{ routes }], [shown], { definition: testDefinition, basePath: '' })['posts/rss.xml'] ?? '';
  const guidOf = (text: string) => /<guid isPermaLink="true">(.*)<\/guid>/.exec(text)?.[1];
  expect(guidOf(write(post))).toMatch(/\/posts\/own$/);
  expect(guidOf(write(renamed))).toBe(guidOf(write(post)));
  expect(write(renamed)).toContain('/posts/anew</link>');
});

test('posts get a feed of their own where no route has one for them', () => {
  const routes = [{ path: '/posts', expose: './posts', posts: 'all' as const }, ofPost];
  expect(listRouteFiles([{ routes }], [], { definition: testDefinition, basePath: '' })).toEqual({});
  expect(listRouteFiles([{ routes }], [post], { definition: testDefinition, basePath: '' })['posts/rss.xml']).toContain(
    '/posts/own<',
  );
  // Nobody could follow its links.
  expect(
    listRouteFiles([{ routes: routes.slice(0, 1) }], [post], { definition: testDefinition, basePath: '' }),
  ).toEqual({});
});

const ownFeed = { ...feed, items: [] };
const ofAll = { expose: './posts', posts: 'all' as const };

test.each([
  ['no feed for it', {}],
  ['a feed for it', { feed: ownFeed }],
])('the remote with the posts’ pages has their feed, whoever else lists them with %s', (_, fields) => {
  const other = { routes: [{ path: '/evil', ...ofAll, ...fields }] };
  const owner = { routes: [ofPost, { path: '/posts', ...ofAll }] };
  const files = listRouteFiles([other, owner], [post], { definition: testDefinition, basePath: '' });
  expect(files['posts/rss.xml']).toContain('<content:encoded>');
  expect(files['evil/rss.xml']?.includes('<content:encoded>') ?? false).toBe(false);
  // Where it has no list, that of another remote is the one.
  const alone = listRouteFiles([other, { routes: [ofPost] }], [post], { definition: testDefinition, basePath: '' });
  expect(alone['evil/rss.xml']).toContain('<content:encoded>');
});

test('a page of each tag is no list of all posts', () => {
  const routes = [{ path: '/topics/:topic', ...ofAll, postsOf: 'tag' as const }, { path: '/posts', ...ofAll }, ofPost];
  const files = listRouteFiles([{ routes }], [post], { definition: testDefinition, basePath: '' });
  expect(Object.keys(files)).toEqual(['posts/rss.xml']);
});

test('the whole texts of posts are written once, however many lists have a feed', () => {
  const content = [{ id: 1, type: 'paragraph' as const, content: `<p>${'a word '.repeat(10_000)}</p>` }];
  const lists = Array.from({ length: 50 }, (_, at) => ({ path: `/list-${at}`, ...ofAll, feed: ownFeed }));
  const files = listRouteFiles([{ routes: [...lists, ofPost] }], [{ ...post, content }], {
    definition: testDefinition,
    basePath: '',
  });
  expect(Object.keys(files)).toHaveLength(50);
  for (const text of Object.values(files)) expect(text).toContain('/posts/own<');
  expect(Object.values(files).join('').length).toBeLessThan(200_000);
});

test('the first page has its feed and calendars at the root, and names no other host', () => {
  const items = feed.items.flatMap((item) => ['//', '//elsewhere'].map((path) => ({ ...item, path })));
  const routes = [{ path: '/', expose: './home', feed: { ...feed, items }, calendars: { 'dates.ics': 'BEGIN' } }];
  const files = listRouteFiles([{ routes }], [], { definition: testDefinition, basePath: '' });
  expect(Object.keys(files)).toEqual(['rss.xml', 'dates.ics']);
  expect(files['rss.xml']).toContain('<link>https://www.halvard.example//elsewhere</link>');
});
