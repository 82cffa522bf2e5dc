import { testDefinition } from 'kit/presets/jest/test-definition';
import { testPost } from '../../../testing/test-workspace';
import { listRouteFiles } from './list-route-files';

const feed = {
  title: 'Blogs',
  description: 'What engineers write',
  items: [{ path: '/blogs/one', title: 'One', date: '2026-01-01', category: 'Safety', summary: '' }],
};
const post = testPost('own', 'Own');

test('a route has its feed and its calendars below its path', () => {
  const routes = [{ path: '/events', expose: './events', feed, calendars: { 'open-house.ics': 'BEGIN:VCALENDAR' } }];
  const files = listRouteFiles([{ routes }], [], { definition: testDefinition, basePath: '' });
  expect(Object.keys(files)).toEqual(['events/rss.xml', 'events/open-house.ics']);
  expect(files['events/open-house.ics']).toBe('BEGIN:VCALENDAR');
});

const ofPost = { path: '/blogs/:slug', expose: './post', posts: 'one' as const };

test('posts come into the feed of the route that shows all of them, and into no other', () => {
  const routes = [
    { path: '/blogs', expose: './blogs', posts: 'all' as const, feed },
    ofPost,
    { path: '/news', expose: './news', feed },
  ];
  const files = listRouteFiles([{ routes }], [post], { definition: testDefinition, basePath: '' });
  expect(Object.keys(files)).toEqual(['blogs/rss.xml', 'news/rss.xml']);
  expect(files['blogs/rss.xml']).toContain('/blogs/own<');
  expect(files['news/rss.xml']).not.toContain('/blogs/own<');
});

test('where no route has a feed for them, posts have one of their own once there is one', () => {
  const routes = [{ path: '/blogs', expose: './blogs', posts: 'all' as const }, ofPost];
  expect(listRouteFiles([{ routes }], [], { definition: testDefinition, basePath: '' })).toEqual({});
  expect(listRouteFiles([{ routes }], [post], { definition: testDefinition, basePath: '' })['blogs/rss.xml']).toContain(
    '/blogs/own<',
  );
  // Nobody could follow its links.
  expect(
    listRouteFiles([{ routes: routes.slice(0, 1) }], [post], { definition: testDefinition, basePath: '' }),
  ).toEqual({});
});
