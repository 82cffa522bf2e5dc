import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { DataConnection } from '../storage/data-connection';
import { type Outbox, UndeliverableError } from './poll-outbox';
import { datasheetOf } from './promised-datasheet';
import { writeDocumentMail } from './write-mail';

/** What mails are sent through and made of. */
type MailerOptions = {
  /** Address of the mail server, with its account. */
  smtpUrl: string;
  /** Folder of the live site, which has the datasheets. */
  readSiteFolder: () => Promise<string>;
};

/** How long (ms) to wait for the mail server. */
const responseTimeout = 15_000;

/** An error of the mail server has the code of its response; from 500 on it is permanent. */
const refusalSchema = v.object({ responseCode: v.pipe(v.number(), v.minValue(500)) });

/**
 * Sends each promised mail until the mail server takes it. What it refuses for good is left to be sent by hand, with the
 * reason.
 */
export function createMailing(connection: DataConnection, { smtpUrl, readSiteFolder }: MailerOptions): Outbox {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: responseTimeout,
    greetingTimeout: responseTimeout,
    socketTimeout: responseTimeout,
  });
  const findDue = connection.prepare(
    'SELECT id, form, received_at, fields, attempts FROM mails JOIN submissions ON id = submission WHERE sent_at IS NULL AND is_by_hand = 0 AND due_at <= ? ORDER BY id LIMIT 20',
  );
  const finish = connection.prepare(
    'UPDATE mails SET sent_at = ?, attempts = attempts + 1, last_error = NULL WHERE submission = ?',
  );
  const postpone = connection.prepare(
    'UPDATE mails SET attempts = ?, due_at = ?, last_error = ?, is_by_hand = ? WHERE submission = ?',
  );

  const findDatasheet = async (source = '') => {
    const name = datasheetOf(source);
    const file = name && join(await readSiteFolder(), 'pdfs', name);
    if (!file || !existsSync(file)) throw new UndeliverableError(`there is no datasheet of “${source}”`);
    return { name, file };
  };

  return {
    describe: (id) => `The mail for submission ${id} was not sent`,
    findDue: (now) => findDue.all([now]),
    deliver: async (submission) => {
      const mail = writeDocumentMail(submission, await findDatasheet(submission.fields['source']));
      try {
        await transport.sendMail(mail);
      } catch (error) {
        if (v.is(refusalSchema, error) && error instanceof Error) throw new UndeliverableError(error.message);
        throw error;
      }
    },
    finish: (id) => void finish.run([new Date().toISOString(), id]),
    postpone: (id, { attempts, dueAt, reason, isFinal }) =>
      void postpone.run([attempts, dueAt, reason, isFinal ? 1 : 0, id]),
  };
}
