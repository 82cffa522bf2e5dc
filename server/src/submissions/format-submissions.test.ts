import { toCsv, toText } from './format-submissions';

const submission = (fields: Record<string, string>) => ({
  id: 1,
  form: 'home-contact',
  receivedAt: '2026-01-31T08:00:00.000Z',
  fields,
});

test.each(['=1+1', '+91', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
  'a cell that a spreadsheet would run is neutralised: %j',
  (message) => {
    const [, row] = toCsv([submission({ message })]).split(/\r\n(?=1,)/);
    expect(row).toContain(`'${message}`);
  },
);

test('commas, quotes and line breaks stay in their cell (RFC 4180)', () => {
  expect(toCsv([submission({ message: 'one, "two"\nthree' }), submission({ email: 'a@b.example' })])).toBe(
    'id,form,receivedAt,message,email\r\n' +
      '1,home-contact,2026-01-31T08:00:00.000Z,"one, ""two""\nthree",\r\n' +
      '1,home-contact,2026-01-31T08:00:00.000Z,,a@b.example\r\n',
  );
});

test('what a visitor sent cannot steer the terminal it is read in', () => {
  expect(toText([submission({ message: 'a\u001b[2Jb\u0007' })])).toBe(
    '#1 home-contact, 2026-01-31T08:00:00.000Z\n  message: a[2Jb\n',
  );
});
