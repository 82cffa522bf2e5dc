import * as v from 'valibot';
import { describeError, type Log } from '../logging/log';
import { isStorageError } from '../server-error';
import type { FollowingConnection } from '../storage/follow-database';

/** A forwarder that runs. */
export type Forwarder = {
  /** Looks at once for what is due, instead of at the next turn. */
  wake: () => void;
  /** Waits for what is under way, then stops. */
  stop: () => Promise<void>;
};

/** Time in ms between two looks into the outbox, and the longest wait for the receiver's answer. */
const turn = 1000;
const answerTimeout = 10_000;

/** Wait in ms before the next attempt: doubles from 2 s up to an hour. */
export const backoff = (attempts: number) => Math.min(2000 * 2 ** (attempts - 1), 3_600_000);

const dueSchema = v.object({
  submission: v.number(),
  attempts: v.number(),
  form: v.string(),
  received_at: v.string(),
  fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
});

/**
 * Sends every submission of the outbox to a webhook as JSON, until it answers ok. A dead receiver delays them and never
 * loses one; the id lets it recognise what came twice, when only its answer was lost.
 */
export function startForwarding(connection: FollowingConnection, webhook: string, log: Log): Forwarder {
  const findDue = connection.prepare(
    'SELECT submission, attempts, form, received_at, fields FROM outbox JOIN submissions ON submissions.id = submission WHERE due_at <= ? ORDER BY submission LIMIT 20',
  );
  const remove = connection.prepare('DELETE FROM outbox WHERE submission = ?');
  const postpone = connection.prepare(
    'UPDATE outbox SET attempts = ?, due_at = ?, last_error = ? WHERE submission = ?',
  );
  let underWay: Promise<void> | undefined;

  const forwardDue = async () => {
    for (const row of findDue.all([new Date().toISOString()])) {
      const { submission, attempts, form, received_at, fields } = v.parse(dueSchema, row);
      try {
        const response = await fetch(webhook, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `submission-${submission}` },
          body: JSON.stringify({ id: submission, form, receivedAt: received_at, fields }),
          signal: AbortSignal.timeout(answerTimeout),
          // To wherever it points: that could be any address, without TLS.
          redirect: 'manual',
        });
        await response.body?.cancel();
        if (!response.ok) throw new Error(`it answered with status ${response.status}`);
        remove.run([submission]);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const dueAt = new Date(Date.now() + backoff(attempts + 1)).toISOString();
        postpone.run([attempts + 1, dueAt, reason, submission]);
        log({ level: 'error', message: `Submission ${submission} was not forwarded: ${reason}`, nextAttempt: dueAt });
      }
    }
  };
  const wake = () => {
    underWay ??= forwardDue()
      // The outbox is looked at again with the next turn; a defect there must not end the server.
      .catch((error: unknown) => {
        // What ails the stored data is said once by the storage itself, not with each turn.
        if (isStorageError(error)) return;
        log({ level: 'error', message: 'Submissions were not forwarded', error: describeError(error) });
      })
      .finally(() => {
        underWay = undefined;
      });
  };
  const timer = setInterval(wake, turn);
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
