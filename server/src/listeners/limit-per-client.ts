import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey } from './client-key';

/** Lets routes limit how many requests they take from one client. Routes without such a limit take any number. */
export async function registerRateLimit(server: FastifyInstance): Promise<void> {
  await server.register(rateLimit, {
    global: false,
    keyGenerator: (request) => clientKey(request.ip, request.socket.remoteAddress ?? ''),
  });
}

/** Configuration of a route that takes so many requests a minute from one client; further ones get 429 with `Retry-After`. */
export const rateLimitPerMinute = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });

/**
 * A limit for what costs more than other requests of a route.
 * @returns counts a request, and tells whether its client is still within the limit
 */
export function createClientLimit(
  server: FastifyInstance,
  maxPerMinute: number,
): (request: FastifyRequest) => Promise<boolean> {
  const count = server.createRateLimit({ max: maxPerMinute, timeWindow: '1 minute' });
  return async (request) => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded;
  };
}
