import { workGrowth } from '../testing/work-growth';
import { streamCsv, toCsv } from './format-csv';

const submission = (fields: Record<string, string>) => ({
  id: 1,
  form: 'enquiry',
  receivedAt: '2026-01-31T08:00:00.000Z',
  fields,
});
const cellOf = (message: string) =>
  toCsv([submission({ message })])
    .slice('\ufeff"id","form","receivedAt","message"\r\n"1","enquiry","2026-01-31T08:00:00.000Z",'.length)
    .trimEnd();

test.each([
  ['=1+1', "'=1+1"],
  ['+91', "'+91"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠A1', "'＠A1"],
  ['  =1', "'  =1"],
  ['\u3000＝1', "'\u3000＝1"],
  ['\u200b=1', "'\u200b=1"],
  ['\t=1', "'\t'=1"],
  ['\tx', "'\tx"],
  ['\nx', "'\nx"],
  [';x', "';x"],
  ['a;=1', "a;'=1"],
  ['a; =1', "a;' =1"],
  ['a\t=1', "a\t'=1"],
  ['a\n=1', "a\n'=1"],
  ['a\r=1', "a\n'=1"],
  ['a";=1', `a"";'=1`],
  ['a;"=1', `a;'""=1`],
  ['a;"""=1', `a;'""""""=1`],
  ['a\t" =1', `a\t'"" =1`],
  ['a\n"=1', `a\n'""=1`],
  ['"=1', `'""=1`],
  ['a\n\t=1', "a\n\t'=1"],
  [' \t\u3000=1', " \t'\u3000=1"],
])('a spreadsheet does not run %j as a formula', (message, cell) => {
  expect(cellOf(message)).toBe(`"${cell}"`);
});

test('text that no spreadsheet would run is unchanged', () => {
  for (const text of ['a = b', 'x-y', 'one; two', 'one;two', 'ada@example.com']) expect(cellOf(text)).toBe(`"${text}"`);
});

test.each(['\n\t', '\n\u200b', '\t ', '; ', '\u3000', '\ufeff', '\u2028', '"', ';"'])(
  'the work for a cell with a row of %j grows with its length',
  (part) => {
    expect(workGrowth((row) => cellOf(`a${row}b`), part)).toBeLessThan(64);
  },
);

test('every cell is quoted, with its commas, quotes and line breaks (RFC 4180)', () => {
  expect(toCsv([submission({ message: 'one, "two"\nthree' }), submission({ email: 'a@b.example' })])).toBe(
    '\ufeff"id","form","receivedAt","message","email"\r\n' +
      '"1","enquiry","2026-01-31T08:00:00.000Z","one, ""two""\nthree",""\r\n' +
      '"1","enquiry","2026-01-31T08:00:00.000Z","","a@b.example"\r\n',
  );
});

test('read some at a time, it has one head, with the fields of all', async () => {
  const parts = [[submission({ message: 'one' })], [], [submission({ email: 'a@b.example' })]];
  const written: string[] = [];
  for await (const some of streamCsv(async function* () {
    yield* parts;
  }))
    written.push(some);
  expect(written.join('')).toBe(toCsv(parts.flat()));
  expect(written).toHaveLength(3);
});
