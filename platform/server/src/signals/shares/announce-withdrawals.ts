import { evidenceSchema } from 'kit/contract/share-decision';
import { nameCommand } from 'kit/presets/command-line/name-command';
import * as v from 'valibot';
import { openMailServer } from '../../outbox/mail-server';
import type { Outbox } from '../../outbox/poll-outbox';
import { postToWebhook } from '../../outbox/post-to-webhook';
import { senderOf } from '../../outbox/write-mail';
import type { Site } from '../../site/read-site';
import type { DataConnection } from '../../storage/data-connection';
import { maxNumber } from '../../storage/schema/tables';

const noticeSchema = v.object({
  /** Growth is announced by webhook alone: nobody has to do anything. */
  kind: v.optional(v.picklist(['withdraw', 'grow']), 'withdraw'),
  remote: v.string(),
  version: v.string(),
  /** ISO time. */
  at: v.string(),
  /** Team and commit of the version, where it is known. */
  team: v.optional(v.string()),
  commit: v.optional(v.string()),
  /** The failure that was reported of it most often, and the page where. */
  error: v.optional(v.object({ message: v.string(), page: v.string(), count: v.number() })),
  /** By which measure visitors fared worse, in words and as figures; for a share that has grown, why. */
  reason: v.string(),
  evidence: v.optional(evidenceSchema),
  /** For a share that has grown, percent of the visitors who get it. */
  share: v.optional(v.number()),
  /** Nothing was changed: a person decides. `reason` says why, and by which commands. */
  isWaiting: v.optional(v.literal(true)),
});

/** The notice of a share that was withdrawn, or would be if a person did not have to decide, or has grown. */
export type ShareNotice = v.InferOutput<typeof noticeSchema>;

/** A notice in its outbox. */
type WaitingNotice = ShareNotice & { id: number };

const rowSchema = v.object({ id: v.number(), notice: v.pipe(v.string(), v.parseJson(), noticeSchema) });

/** How mails are sent, to whom, and for which site. */
type NoticeMail = { smtpUrl: string; to: string; readSite: () => Promise<Pick<Site, 'definition'>> };

/** Announces withdrawals by webhook and by e-mail, as far as there are settings for them; each is tried until it succeeds. */
export function createAnnouncements(
  connection: DataConnection,
  { webhook, mail }: { webhook?: string | undefined; mail?: NoticeMail | undefined },
) {
  const insert = connection.prepare('INSERT INTO withdrawals (notice, channel, due_at) VALUES (?, ?, ?)');
  const findDue = connection.prepare(
    'SELECT id, attempts FROM withdrawals WHERE channel = ? AND (due_at <= ? OR due_at > ?) AND id BETWEEN 1 AND ? ORDER BY attempts, id LIMIT 20',
  );
  const find = connection.prepare('SELECT id, notice FROM withdrawals WHERE id = ?');
  const remove = connection.prepare('DELETE FROM withdrawals WHERE id = ?');
  const postpone = connection.prepare('UPDATE withdrawals SET attempts = ?, due_at = ?, last_error = ? WHERE id = ?');
  const outbox = (channel: string, deliver: (notice: WaitingNotice) => Promise<void>): Outbox<WaitingNotice> => ({
    describe: (id) => `The ${channel} for withdrawal ${id} was not sent`,
    findDue: (now, latest) => findDue.all([channel, now, latest, maxNumber]),
    find: (wanted) => {
      const row = find.get([wanted]);
      if (row === undefined) return undefined;
      const { id, notice } = v.parse(rowSchema, row);
      return { id, ...notice };
    },
    remedy: `Correct the settings; "${nameCommand('releases')}" and /__vitals tell the same`,
    deliver,
    finish: (id) => void remove.run([id]),
    // A mail that the server refuses for good may be a matter of settings: it is tried again, each hour at last.
    postpone: (id, { attempts, dueAt, reason }) => void postpone.run([attempts, dueAt, reason, id]),
  });
  const ways: [string, Outbox<WaitingNotice>][] = [];
  if (webhook !== undefined) {
    const post = ({ id, ...notice }: WaitingNotice) => postToWebhook(webhook, `withdrawal-${id}`, notice);
    ways.push(['webhook', outbox('webhook', post)]);
  }
  if (mail) {
    const sendMail = openMailServer(mail.smtpUrl);
    const send = async (notice: WaitingNotice) => {
      const { definition } = await mail.readSite();
      if (!definition) throw new Error('the site does not say what it is called: compose it again');
      await sendMail(writeNotice(senderOf(definition), notice, mail.to));
    };
    ways.push(['mail', outbox('mail', send)]);
  }
  return {
    /** Keeps a notice until it has arrived by each of the ways. */
    announce: (notice: ShareNotice): void => {
      for (const [channel] of ways)
        if (notice.kind === 'withdraw' || channel === 'webhook')
          insert.run([JSON.stringify(notice), channel, new Date().toISOString()]);
    },
    outboxes: ways.map(([, way]) => way),
  };
}

/** The mail that tells of a withdrawal, or that one waits. */
const writeNotice = (
  { domain, from }: ReturnType<typeof senderOf>,
  { id, remote, version, at, reason, isWaiting }: WaitingNotice,
  to: string,
) => ({
  from,
  to,
  messageId: `<withdrawal-${id}@${domain}>`,
  subject: isWaiting ? `${remote} ${version}: somebody has to decide` : `${remote} ${version} was withdrawn`,
  text: [
    isWaiting
      ? `The share of ${remote}@${version} was not withdrawn: a person has to decide since ${at}.`
      : `The share of ${remote}@${version} was withdrawn at ${at}: visitors fared worse with it than the others.`,
    '',
    reason,
    '',
    isWaiting
      ? 'Until then its visitors still get it.'
      : 'All visitors get the version before. Nothing has to be done in a hurry.',
    `Where it failed: ${nameCommand(`errors --version ${remote}@${version}`)}`,
    `How it fared: ${nameCommand(`vitals ${remote}`)}`,
    '',
  ].join('\n'),
});
