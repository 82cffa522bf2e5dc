import { compareTexts, compareWords } from './compare-words';

test('words that are gone and new stand where they were; the others stay', () =>
  expect(compareWords('The fork lifts a pallet.', 'The fork lowers a heavy pallet.')).toEqual([
    { kind: 'same', text: 'The fork ' },
    { kind: 'gone', text: 'lifts' },
    { kind: 'new', text: 'lowers' },
    { kind: 'same', text: ' a ' },
    { kind: 'new', text: 'heavy ' },
    { kind: 'same', text: 'pallet.' },
  ]));

test('a script without spaces has words too', () =>
  expect(compareWords('倉庫の朝', '倉庫の夜').filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'gone', text: '朝' },
    { kind: 'new', text: '夜' },
  ]));

test('a text that is new as a whole, and one that is gone', () => {
  expect(compareWords('', 'New')).toEqual([{ kind: 'new', text: 'New' }]);
  expect(compareWords('Gone', '')).toEqual([{ kind: 'gone', text: 'Gone' }]);
});

test.each([
  ['many words', 'one two '.repeat(20_000), 'two three '.repeat(20_000)],
  ['one word without end', '倉庫の朝'.repeat(20_000), '倉庫の夜'.repeat(20_000)],
  ['many lines', '\n '.repeat(40_000), '\n a'.repeat(40_000)],
])('texts of 80,000 characters are both shown as a whole, in time: %s', (_name, before, after) => {
  const start = process.cpuUsage();
  expect(compareTexts([{ before, after }])).toEqual([
    [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ],
  ]);
  expect(compareWords(before, after).length).toBeGreaterThan(1);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(4);
});

test('in a post too long to compare, the first part is compared word by word', () => {
  const short = { before: 'same gone', after: 'same new' };
  const many = compareTexts(Array.from({ length: 10_000 }, () => short));
  expect(many[0]?.map(({ kind }) => kind)).toEqual(['same', 'gone', 'new']);
  expect(many.at(-1)?.map(({ kind, text }) => [kind, text])).toEqual([
    ['gone', short.before],
    ['new', short.after],
  ]);
});
