import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from 'kit/contract/site-definition';
import { normaliseEmailAddress } from 'kit/forms/email-address';
import { readSubmission, type Submission } from '../forms/read-submission';
import type { KnownForms } from '../site/known-forms';
import type { DataConnection } from '../storage/data-connection';
import { maxNumber } from '../storage/schema/tables';
import { openMailServer } from './mail-server';
import { type Outbox, UndeliverableError } from './poll-outbox';
import { type PromisingForm, writeDocumentMail } from './write-mail';

/** The mail server, and the sources of the mails. */
type MailerOptions = {
  /** Address of the mail server, with its account. */
  smtpUrl: string;
  /** The live site, which has the documents. */
  readSite: () => Promise<{
    folder: string;
    index: { basePath: string };
    definition: Pick<SiteDefinition, 'name' | 'origin'> | undefined;
  }>;
  readForms: () => Promise<KnownForms>;
};

/** Mails to one address in a day: more than there are robots. Anybody can ask for them in the name of somebody else. */
const maxToAddress = 10;
/** Mails in a day to all addresses together: a flood of them would be sent to strangers in the name of the site. */
const maxOfDay = 500;
const dayInMs = 86_400_000;
/** Time (ms) for which those that were sent are remembered, unless one more goes: reading five hundred for each of thousands takes long. */
const maxRemembered = 1_000;

/** The mailbox of an address: text behind a plus sign leads to the same one, as is a name of Gmail with points in other places. */
function mailboxOf(email: string): string {
  // Never slow: an address has at most 254 characters.
  const mailbox = normaliseEmailAddress(email).replace(/\+.*(?=@)/, '');
  const [name = '', domain = ''] = mailbox.split('@');
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : mailbox;
}

/** Sends each promised mail until the mail server takes it. A mail that it refuses for good is left to be sent by hand, with the reason. */
export function createMailing(
  connection: DataConnection,
  { smtpUrl, readSite, readForms }: MailerOptions,
): Outbox<Submission> {
  const sendMail = openMailServer(smtpUrl);
  // The latest: a flood that has been waiting hides nobody's who comes now.
  const findDue = connection.prepare(
    'SELECT id, attempts FROM mails JOIN submissions ON id = submission WHERE sent_at IS NULL AND is_by_hand = 0 AND (due_at <= ? OR due_at > ?) AND id BETWEEN 1 AND ? ORDER BY id DESC LIMIT 5000',
  );
  const find = connection.prepare(
    'SELECT id, form, received_at, fields FROM mails JOIN submissions ON id = submission WHERE id = ? AND sent_at IS NULL AND is_by_hand = 0',
  );
  const finish = connection.prepare(
    'UPDATE mails SET sent_at = ?, attempts = attempts + 1, last_error = NULL WHERE submission = ?',
  );
  const postpone = connection.prepare(
    'UPDATE mails SET attempts = ?, due_at = ?, last_error = ?, is_by_hand = ? WHERE submission = ?',
  );

  const findSent = connection.prepare(
    'SELECT id, form, received_at, fields FROM mails JOIN submissions ON id = submission WHERE is_by_hand = 0 AND sent_at > ? AND sent_at < ? LIMIT ?',
  );
  /** Recipients of mails that are under way: each may be the last of the day. */
  const underWay = new Map<number, string>();
  let remembered: { sent: readonly string[]; at: number } | undefined;
  /** The mailboxes of all that were sent within a day. */
  const listSent = () => {
    if (remembered && performance.now() - remembered.at < maxRemembered) return remembered.sent;
    const timeIn = (days: number) => new Date(Date.now() + days * dayInMs).toISOString();
    // Mails sent later than now were sent before the clock was set back; a clock that was a year ahead stops no mails for a year.
    const sent = findSent
      .all([timeIn(-1), timeIn(1), maxOfDay])
      .map((row) => mailboxOf(readSubmission(row).fields['email'] ?? ''));
    remembered = { sent, at: performance.now() };
    return sent;
  };
  const refuseTooMany = ({ id, fields: { email = '' } }: Submission) => {
    const sent = listSent();
    const going = [...underWay].filter(([other]) => other !== id).map(([, mailbox]) => mailbox);
    const mailbox = mailboxOf(email);
    const isSame = (other: string) => other === mailbox;
    if (sent.length >= maxOfDay) throw new UndeliverableError(`${maxOfDay} documents were sent within a day`);
    if (sent.filter(isSame).length >= maxToAddress)
      throw new UndeliverableError(`${maxToAddress} documents went to this address within a day`);
    const all = [...sent, ...going];
    if (all.length >= maxOfDay || all.filter(isSame).length >= maxToAddress)
      throw new Error('another mail is on its way that may be the last one of the day');
    underWay.set(id, mailbox);
  };

  const findPromise = async ({ form, fields }: Submission): Promise<PromisingForm> => {
    const promising = ((await readForms()).get(form) ?? []).flatMap(({ mail, ...definition }) =>
      mail ? [{ ...definition, mail }] : [],
    );
    // A stored enquiry has the fields of the definition that took it.
    const names = Object.keys(fields).join();
    const promise = promising.find((one) => Object.keys(one.fields).join() === names) ?? promising[0];
    if (promise) return promise;
    throw new UndeliverableError(`the site has no form “${form}” any more that promises a document`);
  };

  const findDocument = (folder: string, { documents }: PromisingForm['mail'], value: string) => {
    const name = Object.hasOwn(documents, value) ? documents[value] : undefined;
    const file = name && join(folder, 'pdfs', name);
    if (!file || !existsSync(file)) throw new UndeliverableError(`there is no document of “${value}”`);
    return { name, file };
  };

  return {
    describe: (id) => `The mail for submission ${id} was not sent`,
    findDue: (now, latest) => findDue.all([now, latest, maxNumber]),
    find: (id) => {
      const row = find.get([id]);
      return row === undefined ? undefined : readSubmission(row);
    },
    remedy: 'Send it by hand: /__enquiries',
    deliver: async (submission) => {
      // Nobody knows the recipient of a damaged enquiry.
      if (submission.isDamaged) throw new UndeliverableError('the enquiry is not stored as this server stores them');
      refuseTooMany(submission);
      const { folder, index, definition } = await readSite();
      // The site cannot be read now, and may be again: the promised mail waits.
      if (!definition) throw new Error('the site does not say what it is called: compose it again');
      const promise = await findPromise(submission);
      const document = findDocument(folder, promise.mail, submission.fields[promise.mail.field] ?? '');
      await sendMail(writeDocumentMail({ ...definition, basePath: index.basePath }, promise, submission, document));
    },
    finish: (id) => {
      remembered = undefined;
      finish.run([new Date().toISOString(), id]);
      underWay.delete(id);
    },
    postpone: (id, { attempts, dueAt, reason, isFinal }) => {
      underWay.delete(id);
      postpone.run([attempts, dueAt, reason, isFinal ? 1 : 0, id]);
    },
  };
}
