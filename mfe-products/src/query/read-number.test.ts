import { describeReadings, normaliseNumber, readNumber } from './read-number';

test.each([
  ['0,5', 0.5],
  ['0.5', 0.5],
  ['30,50', 30.5],
  [',5', 0.5],
  ['5,', 5],
  ['0,500', 0.5],
  ['1234,500', 1234.5],
  ['36.576', 36.576],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  [' 12 500 ', 12_500],
  ['12\u00a0500,5', 12_500.5],
  ["12'500", 12_500],
  ['1500', 1500],
])('"%s" is %s, whichever sign parts it', (text, number) => {
  expect(readNumber(text)).toEqual([number]);
  expect(normaliseNumber(text)).toBe(`${number}`);
  expect(describeReadings(text)).toBeUndefined();
});

test.each([
  ['1,500', 1500, 1.5],
  ['45.000', 45_000, 45],
  ['1,234', 1234, 1.234],
])('"%s" may be %s or %s, is none of them, and either as offered is one number', (text, thousands, fraction) => {
  expect(readNumber(text)).toEqual([thousands, fraction]);
  expect(normaliseNumber(text)).toBe(text);
  expect(describeReadings(text)).toBe(`${text} can be read as ${thousands} or as ${fraction}. Enter one of these.`);
  for (const offered of [thousands, fraction]) expect(readNumber(`${offered}`)).toEqual([offered]);
});

test.each(['', ' ', '-5', '1e3', 'many', '12 50', '1,23,456', '1.2.3', '.', ',', '9'.repeat(21)])(
  '"%s" is no number',
  (text) => {
    expect(readNumber(text)).toEqual([]);
    expect(normaliseNumber(text)).toBe(text);
  },
);
