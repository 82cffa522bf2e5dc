import { describeSite } from './describe-site';

const site = { id: 'b50c', pages: 62, rendered: 3, repaired: [], leftOut: [] };

test.each([
  ['composed', false, 'Composed 62 pages as b50c, 3 rendered'],
  ['unchanged', true, 'Nothing changed since b50c'],
  ['unchanged', false, 'Nothing changed since b50c; it was missing, and its 62 pages were written again'],
] as const)('a site that is %s, and was there: %s', (outcome, wasThere, line) => {
  expect(describeSite({ ...site, wasThere, outcome })).toEqual([line]);
});
