import { findRoute } from './find-route';

const routes = [
  { path: '/products/Mag', expose: './line', aliases: ['/products/mag'] },
  { path: '/news/:id', expose: './news' },
];
const remote = { name: 'mfe-a', team: 'a', version: '0'.repeat(16), entry: '/a.js', routes };

test.each([
  ['/products/Mag', './line'],
  ['/products/mag', './line'],
  ['/news/one', './news'],
  ['/news', undefined],
  ['/products/MAG', undefined],
])('%s belongs to %s', (path, expose) => {
  expect(findRoute([remote], path)?.route.expose).toBe(expose);
});
