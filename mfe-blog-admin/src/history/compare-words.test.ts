import { compareWords } from './compare-words';

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
