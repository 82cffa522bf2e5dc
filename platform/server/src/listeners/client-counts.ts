import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Clients that are remembered at one time, for each limited route: this number below its limit, and this number that have exhausted it. */
export const maxClients = 5000;

/** `start`: when the first request of the window came, in ms of `performance.now()`, which nobody can set. */
type Count = { requests: number; start: number };

/**
 * How many requests each client has sent within the window. When there are more clients than are remembered, the oldest are
 * forgotten. Those that have exhausted their limit have room of their own: others can neither push them out, nor be pushed out
 * by them and so be without a limit.
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
    if (count.requests < max) remember(this.#below, key, count);
    else {
      this.#below.delete(key);
      remember(this.#exhausted, key, count);
    }
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
}

function remember(counts: Map<string, Count>, key: string, count: Count): void {
  counts.set(key, count);
  const [oldest] = counts.keys();
  if (counts.size > maxClients && oldest !== undefined) counts.delete(oldest);
}
