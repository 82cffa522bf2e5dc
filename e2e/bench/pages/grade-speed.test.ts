import { readSpeedGrade } from './grade-speed';

const audits = { 'total-blocking-time': { numericValue: 48 } };

test('blocking time in ms and points of 100 are read', () => {
  expect(readSpeedGrade({ lhr: { categories: { performance: { score: 0.97 } }, audits } })).toEqual({
    blocking: 48,
    score: 97,
  });
});

test('a page without a score, of which a metric was not measured, has no figures', () => {
  expect(() => readSpeedGrade({ lhr: { categories: { performance: { score: null } }, audits } })).toThrow(
    'Expected number but received null',
  );
});
