import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Signal, signalsSchema } from 'shared-config/contract/signal';
import { signalAddress } from 'shared-config/contract/signal-address';
import * as v from 'valibot';
import { limitOfAll, rateLimitPerMinute } from '../listeners/limit-per-client';
import { isPageServed, type ServedSitesReader } from './known-pages';

/** Maximum size in bytes of what is sent when a visitor leaves. */
const bodyLimit = 16 * 1024;

/** Maximum a minute from one address: behind one there may be a whole company, and each visitor sends one when they leave. */
const perMinute = 120;

/** Maximum a minute from all addresses together: 260 million a month. */
const perMinuteOfAll = 6000;

/** Where views are counted. */
export type SignalCounters = {
  readServed: ServedSitesReader;
  /** Adds a view to the histograms. */
  keep: (signal: Signal) => void;
  /** Counts a view where versions are compared. `address` as the proxy gives it, `peer` that of the connection. */
  compare: (signal: Signal, visitor: { address: string; peer: string }) => void;
};

/** Counts what pages tell of the views of visitors. It comes as beacons, which ignore the response. */
export function registerSignalRoutes(server: FastifyInstance, { readServed, keep, compare }: SignalCounters): void {
  const config = rateLimitPerMinute(perMinute);
  const secondsToWait = limitOfAll(server, perMinuteOfAll, perMinute);
  server.post(signalAddress, { bodyLimit, config }, async (request, reply) => {
    if (asksForPrivacy(request)) return reply.code(204).send();
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), signalsSchema), request.body);
    if (!parsed.success) return reply.code(400).send({ message: 'This is no report of how a page fared' });
    if ((await secondsToWait(request)) > 0)
      return reply.code(429).send({ message: 'Too many reports came. Others were counted' });
    const served = await readServed();
    const visitor = { address: request.ip, peer: request.socket.remoteAddress ?? '' };
    for (const signal of parsed.output) {
      // A tab of a version that nobody gets any more tells nothing of those that are compared.
      if (!served || !isPageServed(served, signal)) continue;
      keep(signal);
      compare(signal, visitor);
    }
    return reply.code(204).send();
  });
}

/** Whether the browser asks not to be counted: Global Privacy Control, or Do Not Track. The page asks it, too, and sends nothing. */
const asksForPrivacy = ({ headers }: FastifyRequest) => headers['sec-gpc'] === '1' || headers.dnt === '1';
