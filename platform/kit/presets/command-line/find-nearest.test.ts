import { findNearest } from './find-nearest';

const teams = ['editing', 'news', 'platform', 'pumps', 'service'];

test.each([
  ['servce', 'service'],
  ['Service', 'service'],
  ['pupms', 'pumps'],
  ['mfe-service', 'service'],
  ['nobody', undefined],
  ['', undefined],
])('"%s" is meant to be %s', (name, meant) => {
  expect(findNearest(name, teams)).toBe(meant);
});
