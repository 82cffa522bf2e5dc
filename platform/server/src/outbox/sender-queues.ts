import { createHmac, randomBytes } from 'node:crypto';

/** So few that a queue tells nothing of who is in it. */
const queues = 64;

/** Enquiries whose queue is remembered, the latest. */
const maxRemembered = 10_000;

/**
 * Puts the mails of one sender into one queue, so that however many there are, those of others go between them. The queue of a sender is one
 * by chance, other after each start; nothing else is remembered of anybody. Who sent what came before the start is not known: it has a queue
 * of its own.
 */
export function createSenderQueues() {
  const secret = randomBytes(32);
  const remembered = new Map<number, number>();
  return {
    /** Notes who sent an enquiry. */
    note: (id: number, sender: string): void => {
      remembered.set(id, 1 + (createHmac('sha256', secret).update(sender).digest().readUInt32BE() % queues));
      const [oldest] = remembered.keys();
      if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
    },
    /** Which queue the mail of an enquiry waits in. */
    queueOf: (id: number): number => remembered.get(id) ?? 0,
  };
}
