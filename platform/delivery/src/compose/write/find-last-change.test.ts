import { testRelease } from '../../../testing/test-release';
import { testPost } from '../../../testing/test-workspace';
import { planPages } from '../plan/plan-pages';
import { findLastChange } from './find-last-change';
import { writeSitemap } from './write-sitemap';

const item = { path: '/stories/first', title: 'First', date: '2026-02-03', category: '', summary: '' };
const [early, live, late] = ['0'.repeat(16), '1'.repeat(16), '2'.repeat(16)];
const remote = testRelease('mfe-test', {
  version: live,
  routes: [
    { path: '/a', expose: './page' },
    { path: '/stories', expose: './page', feed: { title: '', description: '', items: [item] } },
    { path: '/stories/:slug', entries: ['/stories/first'], expose: './page' },
    { path: '/posts', expose: './page', posts: 'all' },
    { path: '/posts/:slug', expose: './page', posts: 'one' },
  ],
});
const history = [
  { version: early, at: '2026-01-01T08:00:00.000Z', by: 'promote' as const },
  { version: live, at: '2026-03-04T08:00:00.000Z', by: 'promote' as const },
  { version: late, at: '2026-05-06T08:00:00.000Z', by: 'share' as const },
];
const registry = { packages: { 'mfe-test': { live, history } } };

test('a page changed with its post, its item of a feed, or the version that went live', () => {
  const posts = [
    { ...testPost('old', 'Old'), publishDate: '2026-02-01', updatedAt: '2026-04-05T10:00:00.000Z' },
    { ...testPost('new', 'New'), publishDate: '2026-06-01', updatedAt: '2026-06-02T10:00:00.000Z' },
  ];
  const sitemap = writeSitemap(
    planPages([remote], posts).pages,
    'https://www.halvard.example',
    findLastChange([remote], registry),
  );
  const days = [...sitemap.matchAll(/<loc>[^<]*example([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)];
  expect(days.map(([, path, day]) => [path, day])).toEqual([
    ['/a', '2026-03-04'],
    ['/posts', '2026-06-01'],
    ['/posts/new', '2026-06-02'],
    ['/posts/old', '2026-04-05'],
    ['/stories', '2026-03-04'],
    ['/stories/first', '2026-02-03'],
  ]);
});

test('where nobody made a version live, no day is told', () => {
  const sitemap = writeSitemap(
    planPages([remote]).pages,
    'https://www.halvard.example',
    findLastChange([remote], { packages: {} }),
  );
  expect(sitemap).toContain('/a</loc></url>');
  expect(sitemap.match(/<lastmod>/g)).toHaveLength(1);
});
