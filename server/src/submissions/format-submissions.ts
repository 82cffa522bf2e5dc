import type { Submission } from '../forms/submission-store';
import { toPrintable, toPrintableJson, toPrintableLine } from '../logging/printable';

/** All as JSON, for programs. */
export const toJson = (submissions: readonly Submission[]) => `${toPrintableJson(submissions)}\n`;

/** The one field in which a line break means something. */
const isMultiline = (field: string) => field === 'message';

const clean = (field: string, value: string) => (isMultiline(field) ? toPrintable(value) : toPrintableLine(value));

/**
 * All as CSV (RFC 4180), one column a field, every cell in quotes. Where a spreadsheet would run a formula there is an
 * apostrophe before it (OWASP, CSV injection): what is in the cells came from strangers.
 */
export function toCsv(submissions: readonly Submission[]): string {
  const names = [...new Set(submissions.flatMap(({ fields }) => Object.keys(fields)))];
  const rows = submissions.map(({ id, form, receivedAt, fields }) => [
    `${id}`,
    form,
    receivedAt,
    ...names.map((name) => clean(name, fields[name] ?? '')),
  ]);
  return [['id', 'form', 'receivedAt', ...names], ...rows].map((row) => `${row.map(quoteCell).join(',')}\r\n`).join('');
}

/** What a formula begins with, the full-width and small forms that East Asian spreadsheets take for it included. */
const formulaStart = '[=+\\-@＝＋－＠﹦﹢﹣﹫]';
/**
 * The beginning of a cell, and each place where a program that takes another separator would see one; spaces and invisible
 * characters do not count. A cell that begins with a separator of its own is guarded whatever follows.
 */
const dangerousStart = new RegExp(
  `^(?=[\\t\\r\\n;]|[\\s\\p{Cf}]*${formulaStart})|(?<=[\\t\\r\\n;])(?=[\\s\\p{Cf}]*${formulaStart})`,
  'gu',
);

const quoteCell = (cell: string) => `"${cell.replace(dangerousStart, "'").replaceAll('"', '""')}"`;

/** All for reading in a terminal, one paragraph each; further lines of a message are indented, so that none looks like another entry. */
export function toText(submissions: readonly Submission[]): string {
  return submissions
    .map(({ id, form, receivedAt, fields }) =>
      [
        `#${id} ${form}, ${receivedAt}`,
        ...Object.entries(fields).map(
          ([name, value]) => `  ${toPrintableLine(name)}: ${clean(name, value).replaceAll('\n', '\n    ')}`,
        ),
      ].join('\n'),
    )
    .join('\n\n')
    .concat(submissions.length > 0 ? '\n' : 'No submissions.\n');
}

/** What was taken for spam, a line each. */
export const toTrappedText = (trapped: readonly { receivedAt: string; body: string }[]) =>
  trapped.map(({ receivedAt, body }) => `${receivedAt} ${toPrintableLine(body)}\n`).join('');
