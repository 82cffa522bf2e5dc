import { readSubmission, type Submission } from '../forms/read-submission';
import type { DataConnection } from '../storage/data-connection';
import { maxNumber } from '../storage/schema/tables';
import type { Outbox } from './poll-outbox';
import { postToWebhook } from './post-to-webhook';

/**
 * Sends every submission to a webhook as JSON until it responds with success. By the id it can recognise a submission that
 * came twice because its response was lost.
 */
export function createForwarding(connection: DataConnection, webhook: string): Outbox<Submission> {
  const findDue = connection.prepare(
    'SELECT id, attempts FROM outbox JOIN submissions ON id = submission WHERE (due_at <= ? OR due_at > ?) AND id BETWEEN 1 AND ? ORDER BY attempts, id LIMIT 20',
  );
  const find = connection.prepare(
    'SELECT id, form, received_at, fields FROM outbox JOIN submissions ON id = submission WHERE id = ?',
  );
  const remove = connection.prepare('DELETE FROM outbox WHERE submission = ?');
  const postpone = connection.prepare(
    'UPDATE outbox SET attempts = ?, due_at = ?, last_error = ? WHERE submission = ?',
  );
  return {
    describe: (id) => `Submission ${id} was not forwarded`,
    findDue: (now, latest) => findDue.all([now, latest, maxNumber]),
    find: (id) => {
      const row = find.get([id]);
      return row === undefined ? undefined : readSubmission(row);
    },
    remedy: 'Send it by hand: /__enquiries',
    deliver: (submission) => postToWebhook(webhook, `submission-${submission.id}`, submission),
    finish: (id) => void remove.run([id]),
    postpone: (id, { attempts, dueAt, reason }) => void postpone.run([attempts, dueAt, reason, id]),
  };
}
