import { findNearest } from './find-nearest';

const teams = ['editorial', 'marketing', 'partners', 'platform', 'products'];

test.each([
  ['partnrs', 'partners'],
  ['Partners', 'partners'],
  ['prodcut', 'products'],
  ['mfe-partners', 'partners'],
  ['nobody', undefined],
  ['', undefined],
])('"%s" is meant to be %s', (name, meant) => {
  expect(findNearest(name, teams)).toBe(meant);
});
