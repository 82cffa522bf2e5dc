import type { DataConnection } from '../storage/data-connection';
import type { Outbox } from './poll-outbox';

/** How long (ms) to wait for a response of the receiver. */
const responseTimeout = 10_000;

/**
 * Sends every submission to a webhook as JSON until it responds with success. By the id it can recognise a submission that
 * came twice because its response was lost.
 */
export function createForwarding(connection: DataConnection, webhook: string): Outbox {
  const findDue = connection.prepare(
    'SELECT id, form, received_at, fields, attempts FROM outbox JOIN submissions ON id = submission WHERE due_at <= ? ORDER BY id LIMIT 20',
  );
  const remove = connection.prepare('DELETE FROM outbox WHERE submission = ?');
  const postpone = connection.prepare(
    'UPDATE outbox SET attempts = ?, due_at = ?, last_error = ? WHERE submission = ?',
  );
  return {
    describe: (id) => `Submission ${id} was not forwarded`,
    findDue: (now) => findDue.all([now]),
    deliver: async (submission) => {
      const response = await fetch(webhook, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `submission-${submission.id}` },
        body: JSON.stringify(submission),
        signal: AbortSignal.timeout(responseTimeout),
        // A redirect could lead to any address, without TLS.
        redirect: 'manual',
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`it responded with status ${response.status}`);
    },
    finish: (id) => void remove.run([id]),
    postpone: (id, { attempts, dueAt, reason }) => void postpone.run([attempts, dueAt, reason, id]),
  };
}
