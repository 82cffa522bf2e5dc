import { describeProgress } from './describe-progress';

test('what is left takes as long as what was done', () => {
  expect(describeProgress(25, 125, 7 * 60_000)).toBe('25 of 125, about 28 min left');
});

test('a minute that has begun counts, and nothing is guessed before the first turn', () => {
  expect(describeProgress(124, 125, 124 * 17_000)).toBe('124 of 125, about 1 min left');
  expect(describeProgress(0, 125, 0)).toBe('0 of 125');
});
