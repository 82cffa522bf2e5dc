import { describeOutcome } from './compose-site';

const page = {
  location: '/a',
  remote: 'mfe-a',
  code: 'page-does-not-render',
  reason: 'Error',
  readersSee: 'nothing',
} as const;
const site = {
  id: '1',
  pages: 2,
  rendered: 1,
  wasThere: false,
  leftOut: [page],
  unsearched: [],
  leftOutMoves: [],
  repaired: ['one'],
};

test('pages missing for a share of the visitors are listed as well, each once', () => {
  const unsearched = [{ remote: 'mfe-b', pages: 1, first: '/b' }];
  const leftOutMoves = [{ remote: 'mfe-b', count: 1, first: '/old', isRetired: false }];
  const omitted = { leftOut: [page, { ...page, location: '/b' }], unsearched, leftOutMoves };
  const other = { ...site, id: '2', ...omitted, repaired: ['two'] };
  const prepared = { registry: { packages: {} }, site, cohorts: [{ packages: ['mfe-a'], site: other }] };
  expect(describeOutcome(prepared, 'composed')).toEqual({
    ...site,
    ...omitted,
    repaired: ['one', 'two'],
    outcome: 'composed',
  });
});
