import { readSpeedGrade } from './grade-speed';

const audits = { 'total-blocking-time': { numericValue: 48 } };

test('blocking time in ms and points out of 100 are read', () => {
  expect(readSpeedGrade({ lhr: { categories: { performance: { score: 0.97 } }, audits } })).toEqual({
    blocking: 48,
    score: 97,
  });
});

test('a page whose metrics could not all be measured has no score and no figures', () => {
  expect(() => readSpeedGrade({ lhr: { categories: { performance: { score: null } }, audits } })).toThrow(
    'received null',
  );
});
