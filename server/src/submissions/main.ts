import { writeFileSync } from 'node:fs';
import { formFields, isFormName } from 'shared-config/forms/form-fields';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { printError } from 'shared-config/presets/command-line/print';
import { toPrintableLine } from 'shared-config/presets/command-line/printable';
import { runCommand, runProcess } from 'shared-config/presets/command-line/run-process';
import { createSubmissionStore } from '../forms/submission-store';
import { describeExpected, isStorageError, ServerError } from '../server-error';
import { readSettings } from '../settings';
import { confirmClock } from '../storage/clock-gate';
import { openDatabase } from '../storage/open-database';
import { openStorage } from '../storage/open-storage';
import { toCsv } from './format-csv';
import { toHoneypotText, toJson, toText } from './format-submissions';

/** Parses `--since`. @throws {ServerError} when it is not a date. */
function readSince(date: string | undefined): string | undefined {
  if (date === undefined) return undefined;
  const time = new Date(date);
  if (!Number.isNaN(time.getTime())) return time.toISOString();
  throw new ServerError('invalid-arguments', `--since "${date}"`, 'it is not a date', 'Write it as 2026-01-31');
}

/** Deletes as the server of the data folder. @throws {ServerError} `data-folder-in-use` while one runs: its inbox deletes, too */
async function deleteByEmail(dataFolder: string, email: string): Promise<number> {
  try {
    const storage = openStorage(dataFolder, (message) => printError(message));
    try {
      return await createSubmissionStore(storage.connection).deleteByEmail(email);
    } finally {
      storage.close();
    }
  } catch (error) {
    if (!isStorageError(error, 'data-folder-in-use')) throw error;
    const remedy = 'Delete them in its inbox, /__enquiries, or stop it first';
    throw new ServerError('data-folder-in-use', `Data folder ${dataFolder}`, 'a server uses it', remedy, {
      cause: error,
    });
  }
}

const forms = Object.keys(formFields).join(', ');

const command = defineCommand({
  summary: 'list what visitors sent through the forms, all of it or what fits; the data folder is ./data, or DATA_DIR',
  options: {
    form: { value: 'name', summary: `what was sent through one form: ${forms}` },
    since: { value: 'date', summary: 'what was sent since a day, such as 2026-01-31' },
    text: { value: 'words', summary: 'what has these words in a field' },
    csv: { summary: 'print it as CSV' },
    out: { value: 'file', summary: 'write it to a file that only you can read' },
    trapped: { summary: 'list what was taken for spam instead, as it came' },
    'confirm-clock': {
      summary: 'say that the clock of this machine is right, after a jump: what is too old is then deleted',
    },
    'delete-email': { value: 'address', summary: 'delete everything that was sent under an e-mail address instead' },
  },
  run: async ({ form, since, text, csv, json, out, trapped, 'delete-email': email, 'confirm-clock': isClockRight }) => {
    const { dataFolder } = readSettings();
    if (isClockRight) {
      confirmClock(dataFolder);
      return { lines: [`${new Date().toISOString()} is noted as right`] };
    }
    if (form !== undefined && !isFormName(form)) {
      throw new ServerError('invalid-arguments', `--form "${form}"`, 'there is none', `Use one of ${forms}`);
    }
    if (email !== undefined) {
      return { lines: [`Deleted ${await deleteByEmail(dataFolder, email)} submissions of ${toPrintableLine(email)}`] };
    }
    const connection = openDatabase(dataFolder, 'ro');
    try {
      const store = createSubmissionStore(connection);
      const found = trapped ? undefined : store.list({ form, since: readSince(since), text });
      const content = !found
        ? toHoneypotText(store.listHoneypot())
        : csv
          ? toCsv(found)
          : json
            ? toJson(found)
            : toText(found);
      if (!found || !out) return { lines: content === '' ? [] : [content.replace(/\n$/, '')] };
      writeFileSync(out, content, { mode: 0o600 });
      return { lines: [] };
    } finally {
      connection.close();
    }
  },
});

void runProcess(
  (args) => runCommand(command, { name: 'npx -y pnpm@12 submissions', args, dependencies: undefined }),
  describeExpected,
);
