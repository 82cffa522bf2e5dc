import { toCsv } from '../enquiries/format-csv';
import { toJson, toText, toTrappedText } from './format-submissions';

const submission = (fields: Record<string, string>) => ({
  id: 1,
  form: 'enquiry',
  receivedAt: '2026-01-31T08:00:00.000Z',
  fields,
});
test('what a visitor sent can neither steer the terminal nor reverse its text', () => {
  const sent = submission({ message: 'a\u001b[2Jb\u0007\u202ec' });
  expect(toText([sent])).toBe('#1 enquiry, 2026-01-31T08:00:00.000Z\n  message: a[2Jbc\n');
  expect(toCsv([sent])).toContain('"a[2Jbc"');
  expect(toJson([sent])).toContain('a\\u001b[2Jb\\u0007\\u202ec');
  expect(toTrappedText([{ receivedAt: 'today', body: 'a\u009b\n\u202eb' }])).toBe('today a b\n');
});

test('only a message has line breaks, and none of its lines looks like another entry', () => {
  const sent = submission({ person: 'Ada\n#2 forged', message: 'one\r\n#3 forged' });
  expect(toText([sent])).toBe(
    '#1 enquiry, 2026-01-31T08:00:00.000Z\n  person: Ada #2 forged\n  message: one\n    #3 forged\n',
  );
  expect(toCsv([sent])).toContain('"Ada #2 forged","one\n#3 forged"');
});
