import type { Submission } from '../forms/read-submission';
import { toPrintableField } from './printable-field';

/**
 * Submissions as CSV (RFC 4180), one column per field, every cell quoted. Where a spreadsheet would run a formula, there is an
 * apostrophe in front (OWASP, CSV injection): the cells contain what strangers typed. A byte order mark stands before all: without
 * one, Excel reads an umlaut as two other letters.
 */
export function toCsv(submissions: readonly Submission[]): string {
  const names = [...namesOf(submissions)];
  return writeHead(names) + writeRows(submissions, names);
}

/** The same, some rows at a time. @param read reads them from the beginning; called twice, first for the columns */
export async function* streamCsv(read: () => AsyncIterable<readonly Submission[]>): AsyncGenerator<string> {
  const names = new Set<string>();
  for await (const some of read()) for (const name of namesOf(some)) names.add(name);
  yield writeHead([...names]);
  for await (const some of read()) if (some.length > 0) yield writeRows(some, [...names]);
}

const namesOf = (submissions: readonly Submission[]) =>
  new Set(submissions.flatMap(({ fields }) => Object.keys(fields)));

const writeHead = (names: readonly string[]) => `\ufeff${writeLine(['id', 'form', 'receivedAt', ...names])}`;

const writeRows = (submissions: readonly Submission[], names: readonly string[]) =>
  submissions
    .map(({ id, form, receivedAt, fields }) =>
      writeLine([`${id}`, form, receivedAt, ...names.map((name) => toPrintableField(name, fields[name] ?? ''))]),
    )
    .join('');

const writeLine = (cells: readonly string[]) => `${cells.map(quoteCell).join(',')}\r\n`;

/** The first characters of a formula, including the full-width and small forms that East Asian spreadsheets accept. */
const formulaStart = '[=+\\-@＝＋－＠﹦﹢﹣﹫]';
/** Spaces, invisible characters, and the quote in which a cell may be. Without the separators, so that none of a row of those looks at what is behind the next. */
const skipped = '["\\v\\f\\p{Z}\\p{Cf}]*';
/**
 * The beginning of a cell, and each place where a program with another separator would see one. A cell that begins with a
 * separator is guarded whatever follows.
 */
const dangerousStart = new RegExp(
  `^(?=[\\t\\r\\n;]|${skipped}${formulaStart})|(?<=[\\t\\r\\n;])(?=${skipped}${formulaStart})`,
  'gu',
);

const quoteCell = (cell: string) => `"${cell.replace(dangerousStart, "'").replaceAll('"', '""')}"`;
