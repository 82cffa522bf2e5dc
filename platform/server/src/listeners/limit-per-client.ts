import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ClientCounts } from './client-counts';
import { clientKey, placesOf } from './client-key';

const keyOf = ({ ip, socket }: FastifyRequest) => clientKey(ip, socket.remoteAddress ?? '');

/** The network of a client (/24, or /48 of IPv6). */
export const networkOf = (request: FastifyRequest): string => placesOf(keyOf(request)).network;

/** Lets routes limit how many requests they take from one client. Routes without such a limit take any number. */
export async function registerRateLimit(server: FastifyInstance): Promise<void> {
  await server.register(rateLimit, {
    global: false,
    store: ClientCounts,
    keyGenerator: keyOf,
  });
}

/** Configuration of a route that takes `max` requests a minute from one client; further ones get 429 with `Retry-After`. */
export const rateLimitPerMinute = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });

/**
 * Parts of what all clients may send that one network (/24, or /48 of IPv6) and one region (/16, /32) may: a customer has thousands of
 * IPv6 addresses, and a provider 65,536 times as many; either would silence the others.
 */
const parts = { network: 1 / 4, region: 1 / 2 } as const;

/**
 * Counts the requests of all clients together, and those of each network and region.
 * @param perClient maximum a minute from one of them, which its network and region may send in any case
 * @returns seconds after which a request beyond the maximum is taken; 0 for now
 */
export function limitOfAll(
  server: FastifyInstance,
  max: number,
  perClient: number,
): (request: FastifyRequest) => Promise<number> {
  const limit = (limited: number, keyGenerator: (request: FastifyRequest) => string) =>
    server.createRateLimit({ max: limited, timeWindow: '1 minute', keyGenerator });
  const counts = [
    ...(['network', 'region'] as const).map((place) =>
      limit(Math.max(max * parts[place], perClient), (request) => placesOf(keyOf(request))[place]),
    ),
    limit(max, () => 'all'),
  ];
  return async (request) => {
    for (const count of counts) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return counted.ttlInSeconds;
    }
    return 0;
  };
}
