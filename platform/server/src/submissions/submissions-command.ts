import { writeFileSync } from 'node:fs';
import { submissionRetentionDays } from 'kit/forms/submission-retention';
import { defineCommand } from 'kit/presets/command-line/command';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { toPrintableJson, toPrintableLine } from 'kit/presets/command-line/printable';
import { runCommand, runProcess } from 'kit/presets/command-line/run-process';
import { toCsv } from '../enquiries/format-csv';
import { createSubmissionStore } from '../forms/submission-store';
import { describeExpected, ServerError } from '../server-error';
import { readSettings } from '../settings';
import { confirmClock } from '../storage/clock-gate';
import { openDatabase, useDataFolder } from '../storage/opening/open-database';
import { collectTheirs } from './collect-theirs';
import { deleteByEmail, deleteOld } from './delete-beside-no-server';
import { toJson, toText, toTrappedText } from './format-submissions';

/** Parses `--since`. @throws {ServerError} when it is not a date. */
function readSince(date: string | undefined): string | undefined {
  if (date === undefined) return undefined;
  const time = new Date(date);
  if (!Number.isNaN(time.getTime())) return time.toISOString();
  throw new ServerError('invalid-arguments', `--since "${date}"`, 'it is not a date', 'Write it as 2026-01-31');
}

/** Only one of them may be given: a request for an export deletes nothing. @throws {ServerError} naming those that were given */
function refuseSeveral(actions: Readonly<Record<string, string | boolean | undefined>>): void {
  const given = Object.keys(actions).filter((name) => actions[name] !== undefined && actions[name] !== false);
  if (given.length < 2) return;
  const subject = given.map((name) => `--${name}`).join(' and ');
  throw new ServerError('invalid-arguments', subject, 'each is a call of its own', 'Run one after the other');
}

/** A form through which nothing was sent is most often one that was mistyped. @throws {ServerError} naming the others */
function refuseUnknown(form: string, sent: readonly string[]): void {
  if (sent.includes(form)) return;
  const remedy = sent.length === 0 ? 'Nothing was sent through any form yet' : `Use one of ${sent.join(', ')}`;
  throw new ServerError('invalid-arguments', `--form "${form}"`, 'nothing was sent through it', remedy);
}

const command = defineCommand({
  summary: 'list what visitors sent through the forms, all of it or what fits; the data folder is ./data, or DATA_DIR',
  options: {
    form: { value: 'name', summary: 'what was sent through one form, by its name' },
    since: { value: 'date', summary: 'what was sent since a day, such as 2026-01-31' },
    text: { value: 'words', summary: 'what has these words in a field' },
    csv: { summary: 'print it as CSV' },
    out: { value: 'file', summary: 'write it to a file that only you can read' },
    trapped: { summary: 'list what was taken for spam instead, as it came' },
    'confirm-clock': {
      summary: 'say that the clock of this machine is right, after a jump: what is too old is then deleted',
    },
    'export-email': {
      value: 'address',
      summary: 'print everything that was sent under an e-mail address, and what staff noted about it, as JSON instead',
    },
    'delete-email': { value: 'address', summary: 'delete everything that was sent under an e-mail address instead' },
    'delete-old': {
      summary: `delete what is older than FORM_RETENTION_DAYS (${submissionRetentionDays}) instead, as a running server does every hour`,
    },
  },
  run: async ({ form, since, text, csv, json, out, trapped, ...actions }) => {
    const { dataFolder, formRetentionDays: days = submissionRetentionDays } = readSettings();
    const { 'export-email': exported, 'delete-email': email, 'delete-old': isOldDeleted } = actions;
    refuseSeveral(actions);
    if (actions['confirm-clock']) {
      useDataFolder(dataFolder, () => confirmClock(dataFolder));
      return { lines: [`${new Date().toISOString()} is noted as right`] };
    }
    if (isOldDeleted) return deleteOld(dataFolder, days);
    if (email !== undefined) {
      return { lines: [`Deleted ${await deleteByEmail(dataFolder, email)} submissions of ${toPrintableLine(email)}`] };
    }
    const print = (content: string) => {
      if (out === undefined) return { lines: content === '' ? [] : [content.replace(/\n$/, '')] };
      writeFileSync(out, content, { mode: 0o600 });
      return { lines: [] };
    };
    const connection = openDatabase(dataFolder, 'ro');
    try {
      if (exported !== undefined) return print(`${toPrintableJson(await collectTheirs(connection, exported))}\n`);
      const store = createSubmissionStore(connection);
      if (trapped) return print(toTrappedText(store.listTrapped()));
      if (form !== undefined) refuseUnknown(form, [...new Set(store.list().map((one) => one.form))]);
      const found = store.list({ form, since: readSince(since), text });
      return print(csv ? toCsv(found) : json ? toJson(found) : toText(found));
    } finally {
      connection.close();
    }
  },
});

void runProcess(
  (args) => runCommand(command, { name: nameCommand('submissions'), args, dependencies: undefined }),
  describeExpected,
);
