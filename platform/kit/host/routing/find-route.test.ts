/** @jest-environment jsdom */
import { findRoute } from './find-route';

const routes = [
  { path: '/products/Tools', expose: './line', aliases: ['/products/tools'] },
  { path: '/notes/:id', expose: './news' },
];
const remote = { name: 'mfe-a', team: 'a', version: '0'.repeat(16), entry: '/a.js', routes };

test.each([
  ['/products/Tools', './line'],
  ['/products/tools', './line'],
  ['/notes/one', './news'],
  ['/notes', undefined],
  ['/products/TOOLS', undefined],
])('%s belongs to %s', (path, expose) => {
  expect(findRoute([remote], path)?.route.expose).toBe(expose);
});
