import { toCsv, toJson, toText, toTrappedText } from './format-submissions';

const submission = (fields: Record<string, string>) => ({
  id: 1,
  form: 'home-contact',
  receivedAt: '2026-01-31T08:00:00.000Z',
  fields,
});
const cellOf = (message: string) =>
  toCsv([submission({ message })])
    .slice('"id","form","receivedAt","message"\r\n"1","home-contact","2026-01-31T08:00:00.000Z",'.length)
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
])('a spreadsheet runs nothing of %j', (message, cell) => {
  expect(cellOf(message)).toBe(`"${cell}"`);
});

test('what no spreadsheet runs stays as it is', () => {
  for (const text of ['a = b', 'x-y', 'one; two', 'ada@example.com']) expect(cellOf(text)).toBe(`"${text}"`);
});

test('every cell is in quotes; commas, quotes and line breaks of a message stay in it (RFC 4180)', () => {
  expect(toCsv([submission({ message: 'one, "two"\nthree' }), submission({ email: 'a@b.example' })])).toBe(
    '"id","form","receivedAt","message","email"\r\n' +
      '"1","home-contact","2026-01-31T08:00:00.000Z","one, ""two""\nthree",""\r\n' +
      '"1","home-contact","2026-01-31T08:00:00.000Z","","a@b.example"\r\n',
  );
});

test('what a visitor sent cannot steer the terminal it is read in, nor turn its text round', () => {
  const sent = submission({ message: 'a\u001b[2Jb\u0007\u202ec' });
  expect(toText([sent])).toBe('#1 home-contact, 2026-01-31T08:00:00.000Z\n  message: a[2Jbc\n');
  expect(toCsv([sent])).toContain('"a[2Jbc"');
  expect(toJson([sent])).toContain('a\\u001b[2Jb\\u0007\\u202ec');
  expect(toTrappedText([{ receivedAt: 'today', body: 'a\u009b\n\u202eb' }])).toBe('today a b\n');
});

test('only a message has line breaks, and none of its lines looks like another entry', () => {
  const sent = submission({ fullName: 'Ada\n#2 forged', message: 'one\r\n#3 forged' });
  expect(toText([sent])).toBe(
    '#1 home-contact, 2026-01-31T08:00:00.000Z\n  fullName: Ada #2 forged\n  message: one\n    #3 forged\n',
  );
  expect(toCsv([sent])).toContain('"Ada #2 forged","one\n#3 forged"');
});
