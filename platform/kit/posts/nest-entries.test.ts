import type { ListEntry } from './block';
import { type NestedList, nestEntries } from './nest-entries';

const depthOf = (lists: readonly NestedList[]): number =>
  lists.length === 0
    ? 0
    : 1 + Math.max(...lists.flatMap(({ items }) => items.map(({ lists: below }) => depthOf(below))));

const textsOf = (lists: readonly NestedList[]): string[] =>
  lists.flatMap(({ items }) => items.flatMap(({ entry, lists: below }) => [entry.text, ...textsOf(below)]));

test.each([
  ['whole', 1],
  ['tiny', 0.001],
])('a list of thousands of %s levels is nested forty deep, with all words in order', (_kind, step) => {
  const entries = Array.from(
    { length: 20_000 },
    (_, index): ListEntry => ({
      text: `${index}`,
      level: index * step,
      marker: index % 3 === 0 ? 'number' : 'bullet',
    }),
  );
  const lists = nestEntries(entries);
  expect(depthOf(lists)).toBe(40);
  expect(textsOf(lists)).toEqual(entries.map(({ text }) => text));
});
