import { describeSite } from './describe-site';

const site = { id: 'b50c', pages: 62, rendered: 0, repaired: [], leftOut: [] };

test.each([
  ['composed', 62, 'Composed 62 pages as b50c, 62 rendered'],
  ['unchanged', 0, 'Nothing changed since b50c'],
  // Its folder had been deleted.
  ['unchanged', 62, 'Nothing changed since b50c; it was missing, and its 62 pages were written again'],
] as const)('a site that is %s, with %i pages rendered', (outcome, rendered, line) => {
  expect(describeSite({ ...site, rendered, outcome })).toEqual([line]);
});
