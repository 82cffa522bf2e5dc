import { describeLimit, describeSpread, median, quantile } from './statistics';

test('the median is the middle figure, in whatever order they came', () => {
  expect(median([30, 1000, 10])).toBe(30);
});

test('the median of an even number of figures is halfway between the middle two', () => {
  expect(median([10, 40, 20, 1000])).toBe(30);
});

test('a share of the figures does not exceed its quantile', () => {
  expect(quantile([40, 10, 30, 20], 0.75)).toBe(30);
  expect(quantile([40, 10, 30, 20], 0.95)).toBe(40);
  expect(quantile([5], 0.75)).toBe(5);
});

test('without measurements there is neither', () => {
  expect(() => median([])).toThrow('Nothing was measured');
  expect(() => quantile([], 0.75)).toThrow('Nothing was measured');
  expect(() => describeSpread([])).toThrow('Nothing was measured');
});

test('a spread goes from lowest to highest, and is left out where all are equal', () => {
  expect(describeSpread([1310.4, 1250.2, 1281.3])).toBe('1281 (1250 to 1310)');
  expect(describeSpread([0, 0, 0])).toBe('0');
});

test('a limit holds up to its own value', () => {
  expect(describeLimit(200, 200, 'ms')).toBe('at most 200 ms: holds');
  expect(describeLimit(201, 200, 'ms')).toBe('at most 200 ms: EXCEEDED');
});
