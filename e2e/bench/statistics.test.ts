import { describeSpread, median } from './statistics';

test('the median is the figure in the middle, whatever the order they came in', () => {
  expect(median([30, 1000, 10])).toBe(30);
});

test('of an even number of figures it is halfway between the two in the middle', () => {
  expect(median([10, 40, 20, 1000])).toBe(30);
});

test('what was not measured has no median', () => {
  expect(() => median([])).toThrow('Nothing was measured');
  expect(() => describeSpread([])).toThrow('Nothing was measured');
});

test('a spread goes from the least to the most, and figures are rounded as asked', () => {
  expect(describeSpread([1310.4, 1250.2, 1281.3])).toBe('1281 (1250 to 1310)');
  expect(describeSpread([1.25, 1.05, 1.46], 1)).toBe('1.3 (1.1 to 1.5)');
});

test('figures that are all the same have no spread', () => {
  expect(describeSpread([0, 0, 0])).toBe('0');
});
