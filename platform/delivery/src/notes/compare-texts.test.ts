import { compareLines, compareTexts } from './compare-texts';

const told = (before: readonly string[], after: readonly string[]) =>
  compareLines('page', before, after).map(({ parts }) =>
    parts.map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, new: `[+${text}+]` })[kind]).join(''),
  );

test('a sentence that was changed is told word by word, one that came or went as a whole', () => {
  expect(
    told(
      ['Talk to an engineer', 'We move loads.', 'Old news'],
      ['Talk to an architect', 'We move loads.', 'Something else altogether', 'More'],
    ),
  ).toEqual(['Talk to an [-engineer-][+architect+]', '[-Old news-]', '[+Something else altogether+]', '[+More+]']);
});

test('words in a row that were replaced are one replacement', () => {
  expect(told(['Are you one of ours? Integrate it, or sell it.'], ['Are you one of ours? Partner with us'])).toEqual([
    'Are you one of ours? [-Integrate it, or sell it.-][+Partner with us+]',
  ]);
});

test('what stays the same is not told, nor an empty text that became none', () => {
  expect(told(['One', '', 'Two'], ['One', 'Two'])).toEqual([]);
});

test('a sentence between others that came is told beside what it was', () => {
  expect(told(['It lifts 1 t at most'], ['Light', 'It lifts 2 t at most', 'Fast'])).toEqual([
    '[+Light+]',
    'It lifts [-1-][+2+] t at most',
    '[+Fast+]',
  ]);
});

test('two long lists with nothing in common are compared in bounded time', () => {
  const list = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word} ${index}`);
  const start = performance.now();
  expect(told(list('one'), list('other'))).toHaveLength(40_000);
  expect(performance.now() - start).toBeLessThan(5_000);
});

test('two long texts are compared in time that grows with their length', () => {
  const text = (word: string, length: number) =>
    Array.from({ length }, (_, index) => `${word}${index % 1000} ${index}`).join(' ');
  const start = performance.now();
  expect(told([text('one', 60_000)], [text('other', 60_000)])).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(5_000);
});

test('title and description count as texts', () => {
  const page = { title: 'Home', description: 'We move.', main: [], frame: ['Menu'], pictures: new Map() };
  const changes = compareTexts(page, { ...page, title: 'Start', description: 'We lift.', frame: ['Other'] });
  expect(changes.map(({ where }) => where)).toEqual(['title', 'title', 'description']);
});
