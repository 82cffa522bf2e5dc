import { toPrintableJson, toPrintableLine } from 'kit/presets/command-line/printable';
import { toPrintableField } from '../enquiries/printable-field';
import type { Submission } from '../forms/read-submission';

/** Submissions as JSON, for programs. */
export const toJson = (submissions: readonly Submission[]) => `${toPrintableJson(submissions)}\n`;

/** Submissions for a terminal, one paragraph each; further lines of a message are indented, so that none looks like another entry. */
export function toText(submissions: readonly Submission[]): string {
  return submissions
    .map(({ id, form, receivedAt, fields }) =>
      [
        `#${id} ${form}, ${receivedAt}`,
        ...Object.entries(fields).map(
          ([name, value]) => `  ${toPrintableLine(name)}: ${toPrintableField(name, value).replaceAll('\n', '\n    ')}`,
        ),
      ].join('\n'),
    )
    .join('\n\n')
    .concat(submissions.length > 0 ? '\n' : 'No submissions.\n');
}

/** Trapped submissions, one line each. */
export const toTrappedText = (trapped: readonly { receivedAt: string; body: string }[]) =>
  trapped.map(({ receivedAt, body }) => `${receivedAt} ${toPrintableLine(body)}\n`).join('');
