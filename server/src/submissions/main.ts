import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formFields, isFormName } from 'shared-config/forms/form-fields';
import { createSubmissionStore } from '../forms/submission-store';
import { toPrintableLine } from '../logging/printable';
import { describeExpected, ServerError } from '../server-error';
import { readSettings } from '../settings';
import { openDatabase } from '../storage/open-database';
import { toCsv } from './format-csv';
import { toJson, toText, toTrappedText } from './format-submissions';

const help = `Reads what visitors sent through the forms. The data folder is ./data, or DATA_DIR.

pnpm submissions [--form NAME] [--since 2026-01-31] [--text WORDS] [--csv | --json] [--out FILE]
    lists the submissions, all of them or those that fit, as text, CSV or JSON
pnpm submissions --trapped
    lists what was taken for spam, as it came
pnpm submissions --delete-email ADDRESS
    deletes everything that was sent under an e-mail address

Forms: ${Object.keys(formFields).join(', ')}`;

/** Parses `--since`. @throws {ServerError} when it is not a date. */
function readSince(date: string | undefined): string | undefined {
  if (date === undefined) return undefined;
  const time = new Date(date);
  if (!Number.isNaN(time.getTime())) return time.toISOString();
  throw new ServerError('invalid-arguments', `--since "${date}"`, 'it is not a date', 'Write it as 2026-01-31');
}

function run(): void {
  const { values } = parseArgs({
    options: {
      form: { type: 'string' },
      since: { type: 'string' },
      text: { type: 'string' },
      csv: { type: 'boolean' },
      json: { type: 'boolean' },
      out: { type: 'string' },
      trapped: { type: 'boolean' },
      'delete-email': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const { form } = values;
  if (form !== undefined && !isFormName(form)) {
    throw new ServerError(
      'invalid-arguments',
      `--form "${form}"`,
      'there is none',
      `Use one of ${Object.keys(formFields).join(', ')}`,
    );
  }
  const connection = openDatabase(readSettings().dataFolder);
  try {
    const store = createSubmissionStore(connection);
    const email = values['delete-email'];
    if (email !== undefined) {
      console.log(`Deleted ${store.deleteByEmail(email)} submissions of ${toPrintableLine(email)}`);
    } else if (values.trapped) {
      process.stdout.write(toTrappedText(store.listTrapped()));
    } else {
      const found = store.list({ form, since: readSince(values.since), text: values.text });
      const text = values.csv ? toCsv(found) : values.json ? toJson(found) : toText(found);
      if (values.out) writeFileSync(values.out, text, { mode: 0o600 });
      else process.stdout.write(text);
    }
  } finally {
    connection.close();
  }
}

try {
  run();
} catch (error) {
  // What was foreseen is one message; anything else is a defect and shows where it is.
  const isForeseen = error instanceof ServerError || (error instanceof TypeError && 'code' in error);
  console.error(isForeseen ? `${describeExpected(error) ?? error.message}\n\n${help}` : error);
  process.exitCode = 1;
}
