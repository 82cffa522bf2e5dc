/** An item that waits to be delivered, and how many attempts have failed. */
type Waiting = { id: number; attempts: number };

/**
 * Those that wait, in queues of which each delivers one at a time. The queue that has waited longest for its turn is next; of one queue that
 * with the fewest failures.
 */
export function createWaiting(queueOf: (id: number) => number) {
  let waiting: { id: number; attempts: number; queue: number }[] = [];
  /** The queue of each that is being delivered. */
  const taken = new Map<number, number>();
  /** When a queue had its last turn, counted in turns. */
  const turns = new Map<number, number>();
  let turn = 0;
  return {
    /** Replaces those that wait. An item being delivered waits no more. */
    put: (due: readonly Waiting[]): void => {
      waiting = due.filter(({ id }) => !taken.has(id)).map((one) => ({ ...one, queue: queueOf(one.id) }));
    },
    /** The next one, whose queue then waits until it leaves; `undefined` when no queue may deliver. */
    take: (): Waiting | undefined => {
      const busy = new Set(taken.values());
      const turnOf = ({ queue }: { queue: number }) => turns.get(queue) ?? 0;
      let next: (typeof waiting)[number] | undefined;
      for (const one of waiting) {
        if (busy.has(one.queue)) continue;
        if (!next || (turnOf(one) - turnOf(next) || one.attempts - next.attempts || one.id - next.id) < 0) next = one;
      }
      if (!next) return undefined;
      const { id, queue } = next;
      waiting = waiting.filter((one) => one.id !== id);
      taken.set(id, queue);
      turn += 1;
      turns.set(queue, turn);
      return next;
    },
    /** The delivery of one is over, whatever came of it. */
    leave: (id: number): void => void taken.delete(id),
  };
}
