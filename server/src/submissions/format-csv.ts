import type { Submission } from '../forms/submission-store';
import { toPrintableField } from './printable-field';

/**
 * Submissions as CSV (RFC 4180), one column per field, every cell quoted. Where a spreadsheet would run a formula, there is an
 * apostrophe in front (OWASP, CSV injection): the cells contain what strangers typed.
 */
export function toCsv(submissions: readonly Submission[]): string {
  const names = [...new Set(submissions.flatMap(({ fields }) => Object.keys(fields)))];
  const rows = submissions.map(({ id, form, receivedAt, fields }) => [
    `${id}`,
    form,
    receivedAt,
    ...names.map((name) => toPrintableField(name, fields[name] ?? '')),
  ]);
  return [['id', 'form', 'receivedAt', ...names], ...rows].map((row) => `${row.map(quoteCell).join(',')}\r\n`).join('');
}

/** What a formula begins with, including the full-width and small forms that East Asian spreadsheets accept. */
const formulaStart = '[=+\\-@＝＋－＠﹦﹢﹣﹫]';
/**
 * The beginning of a cell, and each place where a program with another separator would see one; spaces and invisible
 * characters are skipped. A cell that begins with a separator is guarded whatever follows.
 */
const dangerousStart = new RegExp(
  `^(?=[\\t\\r\\n;]|[\\s\\p{Cf}]*${formulaStart})|(?<=[\\t\\r\\n;])(?=[\\s\\p{Cf}]*${formulaStart})`,
  'gu',
);

const quoteCell = (cell: string) => `"${cell.replace(dangerousStart, "'").replaceAll('"', '""')}"`;
