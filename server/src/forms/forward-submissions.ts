import * as v from 'valibot';
import { backoff } from '../backoff';
import type { Log } from '../logging/log';
import type { DataConnection } from '../storage/data-connection';
import { type OutboxPolling, pollOutbox } from '../storage/poll-outbox';

/** Time (ms) between two polls of the outbox, and how long to wait for a response of the receiver. */
const pollInterval = 1000;
const responseTimeout = 10_000;

/** Longest pause (ms) before the next attempt to deliver a submission. */
export const maxPause = 3_600_000;

const dueSchema = v.object({
  submission: v.number(),
  attempts: v.number(),
  form: v.string(),
  received_at: v.string(),
  fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
});

/**
 * Sends every submission of the outbox to a webhook as JSON until it responds with success. While the receiver fails,
 * submissions are kept. By the id it can recognise a submission that came twice because its response was lost.
 */
export function startForwarding(connection: DataConnection, webhook: string, log: Log): OutboxPolling {
  const findDue = connection.prepare(
    'SELECT submission, attempts, form, received_at, fields FROM outbox JOIN submissions ON submissions.id = submission WHERE due_at <= ? ORDER BY submission LIMIT 20',
  );
  const remove = connection.prepare('DELETE FROM outbox WHERE submission = ?');
  const postpone = connection.prepare(
    'UPDATE outbox SET attempts = ?, due_at = ?, last_error = ? WHERE submission = ?',
  );

  const forwardDue = async () => {
    for (const row of findDue.all([new Date().toISOString()])) {
      const { submission, attempts, form, received_at, fields } = v.parse(dueSchema, row);
      try {
        const response = await fetch(webhook, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `submission-${submission}` },
          body: JSON.stringify({ id: submission, form, receivedAt: received_at, fields }),
          signal: AbortSignal.timeout(responseTimeout),
          // A redirect could lead to any address, without TLS.
          redirect: 'manual',
        });
        await response.body?.cancel();
        if (!response.ok) throw new Error(`it responded with status ${response.status}`);
        remove.run([submission]);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const dueAt = new Date(Date.now() + backoff(attempts + 1, maxPause)).toISOString();
        postpone.run([attempts + 1, dueAt, reason, submission]);
        log({ level: 'error', message: `Submission ${submission} was not forwarded: ${reason}`, nextAttempt: dueAt });
      }
    }
  };
  return pollOutbox(forwardDue, pollInterval, 'Submissions were not forwarded', log);
}
