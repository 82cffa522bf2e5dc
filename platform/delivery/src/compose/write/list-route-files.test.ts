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

test('where no route has a feed for them, posts have one of their own once there is one', () => {
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

test('the first page has its feed and its calendars at the root, and an item without a path names no other host', () => {
  const items = feed.items.flatMap((item) => ['//', '//elsewhere'].map((path) => ({ ...item, path })));
  const routes = [{ path: '/', expose: './home', feed: { ...feed, items }, calendars: { 'dates.ics': 'BEGIN' } }];
  const files = listRouteFiles([{ routes }], [], { definition: testDefinition, basePath: '' });
  expect(Object.keys(files)).toEqual(['rss.xml', 'dates.ics']);
  expect(files['rss.xml']).toContain('<link>https://www.halvard.example//elsewhere</link>');
});
