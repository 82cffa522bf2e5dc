import type { Submission } from '../forms/submission-store';

/** All as JSON, for programs. */
export const toJson = (submissions: readonly Submission[]) => `${JSON.stringify(submissions, null, 2)}\n`;

/**
 * All as CSV (RFC 4180), one column a field. A cell that a spreadsheet would run as a formula begins with an apostrophe
 * (OWASP, CSV injection): what is in it came from strangers.
 */
export function toCsv(submissions: readonly Submission[]): string {
  const names = [...new Set(submissions.flatMap(({ fields }) => Object.keys(fields)))];
  const rows = submissions.map(({ id, form, receivedAt, fields }) => [
    `${id}`,
    form,
    receivedAt,
    ...names.map((name) => fields[name] ?? ''),
  ]);
  return [['id', 'form', 'receivedAt', ...names], ...rows].map((row) => `${row.map(quoteCell).join(',')}\r\n`).join('');
}

function quoteCell(cell: string): string {
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** All for reading in a terminal, one paragraph each. Control characters that could change the terminal are taken out. */
export function toText(submissions: readonly Submission[]): string {
  return submissions
    .map(({ id, form, receivedAt, fields }) =>
      [`#${id} ${form}, ${receivedAt}`, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`)]
        .join('\n')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
        .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, ''),
    )
    .join('\n\n')
    .concat(submissions.length > 0 ? '\n' : 'No submissions.\n');
}
