import * as v from 'valibot';
import { backoff } from '../backoff';
import { describeError, type Log } from '../logging/log';
import { isStorageError } from '../server-error';
import { createWaiting } from './take-turns';

/** Items to be delivered somewhere, each until that has succeeded. */
export type Outbox<Item extends { id: number }> = {
  /** An item that failed, for messages: `Submission 7 was not forwarded`. */
  describe: (id: number) => string;
  /**
   * The `id` of each that is due at an ISO time, with how many `attempts` have failed; so are those due after the latest one that there can be:
   * they were put off by a clock that was ahead. None whose number this server never gives: JavaScript may round it, and it would be
   * delivered at every poll. The next start gives it another.
   */
  findDue: (now: string, latest: string) => unknown[];
  /**
   * Looks for one right before it is delivered.
   * @returns `undefined` for one that was deleted, or is not to be delivered any more
   * @throws {v.ValiError} where it is not as it was stored
   */
  find: (id: number) => Item | undefined;
  /** The queue that an item waits in: queues take turns, and a few of them deliver at once, one item each. All are in one where it is absent. */
  queueOf?: (id: number) => number;
  /** The remedy for an item that cannot be delivered. */
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

/** The sending from an outbox, again and again. */
export type OutboxPolling = {
  /** Sends what is due now, instead of at the next poll; resolves when nothing of it is under way any more. */
  wake: () => Promise<void>;
  /** Completes the deliveries that have begun, then stops. */
  stop: () => Promise<void>;
};

/** Time (ms) between two polls, and the longest pause before the next attempt to deliver a submission. */
const pollInterval = 1000;
const maxPause = 3_600_000;

/** Deliveries at once. Mail servers take few connections from one sender. */
const maxAtOnce = 4;

/** Time (ms) of work after which all others, such as requests for pages, have as much. */
const maxWork = 5;

/** A mail server repeats to whom it refuses something, and the log has nobody's address. */
const mailAddress = /[^\s<>@]{1,64}@[^\s<>@]{1,255}/g;

const dueSchema = v.object({ id: v.number(), attempts: v.fallback(v.number(), 0) });

type Due = v.InferOutput<typeof dueSchema>;

/** Delivers what is due at every poll. One that takes its time holds up its own queue alone. */
export function pollOutbox<Item extends { id: number }>(outbox: Outbox<Item>, log: Log): OutboxPolling {
  const start = Date.now() - performance.now();
  // A clock that is set back makes nothing wait longer.
  const now = () => Math.max(Date.now(), start + performance.now());
  const isoTime = (after = 0) => new Date(now() + after).toISOString();
  const delivered = new Set<number>();
  const waiting = createWaiting(outbox.queueOf ?? (() => 0));
  const working = new Set<Promise<void>>();

  const report = (error: unknown) => {
    waiting.put([]);
    // The storage logs its own errors once; they would repeat with each poll.
    if (isStorageError(error)) return;
    log({ level: 'error', message: 'An outbox was not emptied', error: describeError(error) });
  };
  const giveWay = createGiveWay();
  const work = async (first: Due) => {
    for (let due: Due | undefined = first; due; due = waiting.take()) {
      const { id } = due;
      const attempts = due.attempts + 1;
      const next = () => isoTime(backoff(attempts, maxPause));
      await deliver(outbox, id, { attempts, next, delivered }, log).finally(() => waiting.leave(id));
      await giveWay();
    }
  };
  const wake = async () => {
    // A defect here must not end the server.
    try {
      waiting.put(outbox.findDue(isoTime(), isoTime(maxPause)).map((row) => v.parse(dueSchema, row)));
      while (working.size < maxAtOnce) {
        const due = waiting.take();
        if (!due) break;
        const one: Promise<void> = work(due)
          .catch(report)
          .finally(() => working.delete(one));
        working.add(one);
      }
    } catch (error) {
      report(error);
    }
    await Promise.all(working);
  };
  const timer = setInterval(wake, pollInterval);
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      waiting.put([]);
      await Promise.all(working);
    },
  };
}

/** Polls several outboxes as one. */
export function pollOutboxes<Item extends { id: number }>(outboxes: readonly Outbox<Item>[], log: Log): OutboxPolling {
  const polled = outboxes.map((outbox) => pollOutbox(outbox, log));
  return {
    wake: async () => void (await Promise.all(polled.map(({ wake }) => wake()))),
    stop: async () => void (await Promise.all(polled.map(({ stop }) => stop()))),
  };
}

/**
 * Lets all deliveries yield together. Items refused before they are sent wait for nothing: thousands of them would be one long task.
 * @returns resolves at once where others have had their turn lately
 */
function createGiveWay(): () => Promise<void> | undefined {
  let workingSince: number | undefined;
  let pause: Promise<void> | undefined;
  return () => {
    if (pause) return pause;
    if (workingSince === undefined) {
      workingSince = performance.now();
      setImmediate(() => {
        workingSince = undefined;
      });
    }
    if (performance.now() - workingSince < maxWork) return undefined;
    pause = new Promise<void>((resolve) => setTimeout(resolve, maxWork)).finally(() => {
      pause = undefined;
    });
    return pause;
  };
}

/** @throws {UndeliverableError} where the item is not as it was stored: those behind it are sent all the same. */
function find<Item extends { id: number }>(outbox: Outbox<Item>, id: number): Item | undefined {
  try {
    return outbox.find(id);
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    throw new UndeliverableError(`it is not stored as this server stores it (${error.message})`);
  }
}

/** @param delivered what was delivered while the storage could not note it: it is noted, and not delivered a second time */
async function deliver<Item extends { id: number }>(
  outbox: Outbox<Item>,
  id: number,
  { attempts, next, delivered }: { attempts: number; next: () => string; delivered: Set<number> },
  log: Log,
): Promise<void> {
  try {
    const item = find(outbox, id);
    if (item) {
      if (!delivered.has(id)) await outbox.deliver(item);
      delivered.add(id);
      outbox.finish(id);
    }
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
