import { parseCounts } from './read-counts';

const defaults = { seeds: 200, ticks: 10_000 };

test('numbers are taken by place, and default to the usual ones', () => {
  expect(parseCounts([], defaults)).toEqual(defaults);
  expect(parseCounts(['3'], defaults)).toEqual({ seeds: 3, ticks: 10_000 });
  expect(parseCounts(['3', '50'], defaults)).toEqual({ seeds: 3, ticks: 50 });
});

test.each([['--help'], ['0'], ['1.5'], ['-3'], ['']])('"%s" is refused with what is allowed', (argument) => {
  expect(() => parseCounts([argument], defaults)).toThrow(
    `"${argument}": it is no whole number above zero, or one too many. Arguments: [seeds], 200 unless given; [ticks], 10000 unless given`,
  );
});

test('one number too many is refused', () => {
  expect(() => parseCounts(['1', '2', '3'], defaults)).toThrow('"3"');
});
