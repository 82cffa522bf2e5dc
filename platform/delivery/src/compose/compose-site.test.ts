import { describeOutcome } from './compose-site';

const page = {
  location: '/a',
  remote: 'mfe-a',
  code: 'page-does-not-render',
  reason: 'Error',
  readersSee: 'nothing',
} as const;
const site = { id: '1', pages: 2, rendered: 1, wasThere: false, leftOut: [page], unsearched: [], repaired: ['one'] };

test('what a share of the visitors does without is told as well, each page once', () => {
  const unsearched = [{ remote: 'mfe-b', pages: 1, first: '/b' }];
  const other = { ...site, id: '2', leftOut: [page, { ...page, location: '/b' }], unsearched, repaired: ['two'] };
  const prepared = { registry: { packages: {} }, site, cohorts: [{ packages: ['mfe-a'], site: other }] };
  expect(describeOutcome(prepared, 'composed')).toEqual({
    ...site,
    leftOut: [page, { ...page, location: '/b' }],
    unsearched,
    repaired: ['one', 'two'],
    outcome: 'composed',
  });
});
