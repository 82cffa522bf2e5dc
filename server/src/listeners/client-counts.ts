import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Clients that are remembered at one time, for each limited route. */
export const maxClients = 5000;

/** `start`: when the first request of the window came, in ms of `performance.now()`, which nobody can set. */
type Count = { requests: number; start: number };

/**
 * How many requests each client has sent within the window. When there are more clients than are remembered, those that have
 * exhausted their limit are the last to be forgotten: others cannot push them out.
 */
export class ClientCounts implements FastifyRateLimitStore {
  /** In the order in which they came, below the limit and at it. */
  readonly #below = new Map<string, Count>();
  readonly #exhausted = new Map<string, Count>();

  incr(
    key: string,
    callback: (error: Error | null, result: { current: number; ttl: number }) => void,
    timeWindow: number,
    max: number,
  ): void {
    const now = performance.now();
    const count = this.#find(key, now - timeWindow) ?? { requests: 0, start: now };
    count.requests += 1;
    const ends = count.start + timeWindow - now;
    if (count.requests < max) this.#below.set(key, count);
    else {
      this.#below.delete(key);
      this.#exhausted.set(key, count);
    }
    this.#forget(now - timeWindow);
    callback(null, { current: count.requests, ttl: ends });
  }

  /** Counts of another route. */
  child(): ClientCounts {
    return new ClientCounts();
  }

  /** The count of a client unless its window began before `expired`. */
  #find(key: string, expired: number): Count | undefined {
    const count = this.#below.get(key) ?? this.#exhausted.get(key);
    if (count !== undefined && count.start > expired) return count;
    this.#below.delete(key);
    this.#exhausted.delete(key);
    return undefined;
  }

  /** Forgets a client when there are too many: one whose window has ended, else the oldest below the limit. */
  #forget(expired: number): void {
    if (this.#below.size + this.#exhausted.size <= maxClients) return;
    const [exhausted] = this.#exhausted;
    const [below] = this.#below;
    if (exhausted && (!below || exhausted[1].start <= expired)) this.#exhausted.delete(exhausted[0]);
    else if (below) this.#below.delete(below[0]);
  }
}
