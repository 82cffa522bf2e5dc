import { compareTexts } from './compare-texts';

test('a changed text is listed beside the old one, a new or removed one alone', () => {
  expect(
    compareTexts(
      ['Talk to an engineer', 'We move loads.', 'Old news', 'We lift.'],
      ['Talk to an architect', 'We move loads.', 'We lift.', 'More', 'And more'],
    ),
  ).toEqual([
    { before: 'Talk to an engineer', after: 'Talk to an architect' },
    { before: 'Old news' },
    { after: 'More' },
    { after: 'And more' },
  ]);
});

test('two long lists with nothing in common are compared in bounded time', () => {
  const list = (word: string, length: number) => Array.from({ length }, (_, index) => `${word} ${index}`);
  const start = performance.now();
  expect(compareTexts(list('one', 200_000), list('other', 200_001))).toHaveLength(400_001);
  expect(performance.now() - start).toBeLessThan(5_000);
});
