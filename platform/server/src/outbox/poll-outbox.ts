import * as v from 'valibot';
import { backoff } from '../backoff';
import { describeError, type Log } from '../logging/log';
import { isStorageError } from '../server-error';

/** What is to be delivered somewhere, each item until that has succeeded. */
export type Outbox<Item extends { id: number }> = {
  /** What of it failed, for messages: `Submission 7 was not forwarded`. */
  describe: (id: number) => string;
  /**
   * Rows that are due at an ISO time, each with how many `attempts` have failed; so are those due after the latest one that there can be:
   * they were put off by a clock that was ahead. None whose number this server never gives: JavaScript may round it, and it would be
   * delivered at every poll. The next start gives it another.
   */
  findDue: (now: string, latest: string) => unknown[];
  /** The item of a row. */
  read: (row: unknown) => Item;
  /** What a person can do about one that cannot be delivered. */
  remedy: string;
  /** @throws {UndeliverableError} when no later attempt can deliver it; any other error when one may */
  deliver: (item: Item) => Promise<void>;
  finish: (id: number) => void;
  postpone: (id: number, failure: DeliveryFailure) => void;
};

/** A failed attempt. `dueAt`: ISO time of the next one, unless it was the last. */
type DeliveryFailure = { attempts: number; dueAt: string; reason: string; isFinal: boolean };

/** Nothing can deliver it: somebody has to do so by hand. */
export class UndeliverableError extends Error {}

/** What is sent from an outbox, again and again. */
export type OutboxPolling = {
  /** Sends what is due now, instead of at the next poll. */
  wake: () => void;
  /** Completes what is under way, then stops. */
  stop: () => Promise<void>;
};

/** Time (ms) between two polls, and the longest pause before the next attempt to deliver a submission. */
const pollInterval = 1000;
const maxPause = 3_600_000;

/** A mail server repeats to whom it refuses something, and the log has nobody's address. */
const mailAddress = /[^\s<>@]{1,64}@[^\s<>@]{1,255}/g;

const dueSchema = v.object({ id: v.number(), attempts: v.fallback(v.number(), 0) });

/** Delivers what is due at every poll, one round at a time. */
export function pollOutbox<Item extends { id: number }>(outbox: Outbox<Item>, log: Log): OutboxPolling {
  const start = Date.now() - performance.now();
  // A clock that is set back makes nothing wait longer.
  const now = () => Math.max(Date.now(), start + performance.now());
  const delivered = new Set<number>();
  const deliverDue = async () => {
    const isoTime = (after = 0) => new Date(now() + after).toISOString();
    for (const row of outbox.findDue(isoTime(), isoTime(maxPause))) {
      const { id, attempts: before } = v.parse(dueSchema, row);
      const attempts = before + 1;
      const next = () => new Date(now() + backoff(attempts, maxPause)).toISOString();
      await deliver(outbox, { id, row }, { attempts, next, delivered }, log);
    }
  };
  let underWay: Promise<void> | undefined;
  const wake = () => {
    underWay ??= deliverDue()
      // A defect here must not end the server.
      .catch((error: unknown) => {
        // The storage logs its own errors once; they would repeat with each poll.
        if (isStorageError(error)) return;
        log({ level: 'error', message: 'An outbox was not emptied', error: describeError(error) });
      })
      .finally(() => {
        underWay = undefined;
      });
  };
  const timer = setInterval(wake, pollInterval);
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}

/** @throws {UndeliverableError} where the row is not as it was stored: those behind it are sent all the same. */
function read<Item extends { id: number }>(outbox: Outbox<Item>, row: unknown): Item {
  try {
    return outbox.read(row);
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    throw new UndeliverableError(`it is not stored as this server stores it (${error.message})`);
  }
}

/** @param delivered what was delivered while the storage could not note it: it is noted, and not delivered a second time */
async function deliver<Item extends { id: number }>(
  outbox: Outbox<Item>,
  { id, row }: { id: number; row: unknown },
  { attempts, next, delivered }: { attempts: number; next: () => string; delivered: Set<number> },
  log: Log,
): Promise<void> {
  try {
    if (!delivered.has(id)) await outbox.deliver(read(outbox, row));
    delivered.add(id);
    outbox.finish(id);
    delivered.delete(id);
  } catch (error) {
    if (isStorageError(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const dueAt = next();
    const isFinal = error instanceof UndeliverableError;
    outbox.postpone(id, { attempts, dueAt, reason, isFinal });
    const outlook = isFinal ? { remedy: outbox.remedy } : { nextAttempt: dueAt };
    log({ level: 'error', message: `${outbox.describe(id)}: ${reason.replace(mailAddress, '…')}`, ...outlook });
  }
}
