import type { Submission } from '../forms/submission-store';
import { toPrintableField } from './printable-field';

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
    ...names.map((name) => toPrintableField(name, fields[name] ?? '')),
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
