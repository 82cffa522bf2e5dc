import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ClientCounts } from './client-counts';
import { clientKey } from './client-key';

/** Lets routes limit how many requests they take from one client. Routes without such a limit take any number. */
export async function registerRateLimit(server: FastifyInstance): Promise<void> {
  await server.register(rateLimit, {
    global: false,
    store: ClientCounts,
    keyGenerator: (request) => clientKey(request.ip, request.socket.remoteAddress ?? ''),
  });
}

/** Configuration of a route that takes so many requests a minute from one client; further ones get 429 with `Retry-After`. */
export const rateLimitPerMinute = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });

/** Counts the requests of all clients together. @returns seconds after which a request beyond so many a minute is taken; 0 for now */
export function limitOfAll(server: FastifyInstance, max: number): (request: FastifyRequest) => Promise<number> {
  const count = server.createRateLimit({ max, timeWindow: '1 minute', keyGenerator: () => 'all' });
  return async (request) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : 0;
  };
}
