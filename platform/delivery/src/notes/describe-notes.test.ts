import { describeNotes } from './describe-notes';

const tell = (before: string | undefined, after: string | undefined) =>
  describeNotes({
    ...{ before: 'one', after: 'two', packages: [] },
    pages: [{ kind: 'changed', locations: ['/a'], owner: 'mfe-a', texts: [{ before, after }] }],
  }).slice(3);

test('of a long changed text, only the surroundings of the change are listed', () => {
  const [before, after] = ['10 t', '20 t'].map((load) => `${'x '.repeat(50)}lifts ${load} at most${' y'.repeat(50)}`);
  expect(tell(before, after).map((line) => line.replace(/(x ){9,}|( y){9,}/g, '*'))).toEqual([
    '  was: "*…*lifts 10 t at most*…*"',
    '  now: "*…*lifts 20 t at most*…*"',
  ]);
});

test('two unlike long texts are compared quickly, and listed in few words', () => {
  const text = (word: string) =>
    Array.from({ length: 60_000 }, (_, index) => `${word}${index % 1000} ${index}`).join(' ');
  const start = performance.now();
  expect(tell(text('one'), text('other')).join('').length).toBeLessThan(1_500);
  expect(tell(undefined, text('other')).join('').length).toBeLessThan(1_000);
  expect(performance.now() - start).toBeLessThan(5_000);
});
