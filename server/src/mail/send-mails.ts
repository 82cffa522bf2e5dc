import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import { backoff } from '../backoff';
import { maxPause } from '../forms/forward-submissions';
import type { Log } from '../logging/log';
import { isStorageError } from '../server-error';
import type { DataConnection } from '../storage/data-connection';
import { type OutboxPolling, pollOutbox } from '../storage/poll-outbox';
import { datasheetOf } from './promised-datasheet';
import { writeDocumentMail } from './write-mail';

/** What mails are sent through and made of. */
type MailerOptions = {
  /** Address of the mail server, with its account. */
  smtpUrl: string;
  /** Folder of the live site, which has the datasheets. */
  readSiteFolder: () => Promise<string>;
  log: Log;
};

/** Time (ms) between two polls, and how long to wait for the mail server. */
const pollInterval = 1000;
const responseTimeout = 15_000;

const dueSchema = v.object({
  submission: v.number(),
  attempts: v.number(),
  form: v.string(),
  received_at: v.string(),
  fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
});

/** A mail that no later attempt can deliver: somebody has to send it by hand. */
class UndeliverableError extends Error {}

/** An error of the mail server has the code of its response; from 500 on it is permanent. */
const refusalSchema = v.object({ responseCode: v.pipe(v.number(), v.minValue(500)) });

/**
 * Sends each promised mail until the mail server takes it. What it refuses for good is left to be sent by hand, with the
 * reason; while it cannot be reached, mails are kept.
 */
export function startMailing(
  connection: DataConnection,
  { smtpUrl, readSiteFolder, log }: MailerOptions,
): OutboxPolling {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: responseTimeout,
    greetingTimeout: responseTimeout,
    socketTimeout: responseTimeout,
  });
  const findDue = connection.prepare(
    'SELECT submission, attempts, form, received_at, fields FROM mails JOIN submissions ON submissions.id = submission WHERE sent_at IS NULL AND is_by_hand = 0 AND due_at <= ? ORDER BY submission LIMIT 20',
  );
  const finish = connection.prepare(
    'UPDATE mails SET sent_at = ?, attempts = attempts + 1, last_error = NULL WHERE submission = ?',
  );
  const postpone = connection.prepare(
    'UPDATE mails SET attempts = ?, due_at = ?, last_error = ?, is_by_hand = ? WHERE submission = ?',
  );

  const findDocument = async (source: string | undefined) => {
    const name = datasheetOf(source);
    const file = name && join(await readSiteFolder(), 'pdfs', name);
    const isThere =
      file &&
      (await access(file).then(
        () => true,
        () => false,
      ));
    if (!name || !file || !isThere) throw new UndeliverableError(`there is no datasheet of “${source ?? ''}”`);
    return { name, file };
  };

  const sendDue = async () => {
    for (const row of findDue.all([new Date().toISOString()])) {
      const { submission: id, attempts, form, received_at: receivedAt, fields } = v.parse(dueSchema, row);
      try {
        const document = await findDocument(fields['source']);
        await transport.sendMail(writeDocumentMail({ id, form, receivedAt, fields }, document));
        finish.run([new Date().toISOString(), id]);
      } catch (error) {
        if (isStorageError(error)) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        const isFinal = error instanceof UndeliverableError || v.is(refusalSchema, error);
        const dueAt = new Date(Date.now() + backoff(attempts + 1, maxPause)).toISOString();
        postpone.run([attempts + 1, dueAt, reason, isFinal ? 1 : 0, id]);
        const next = isFinal ? { remedy: 'Send it by hand: /__enquiries' } : { nextAttempt: dueAt };
        log({ level: 'error', message: `The mail for submission ${id} was not sent: ${reason}`, ...next });
      }
    }
  };
  const polling = pollOutbox(sendDue, pollInterval, 'Mails were not sent', log);
  return {
    ...polling,
    stop: async () => {
      await polling.stop();
      transport.close();
    },
  };
}
