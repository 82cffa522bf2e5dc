import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
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
