import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Signal, signalsSchema } from 'kit/contract/signal';
import { signalAddress } from 'kit/contract/signal-address';
import * as v from 'valibot';
import { limitOfAll, rateLimitPerMinute } from '../listeners/limit-per-client';
import { type Visitor, visitorOf } from './count-visitors';
import { isPageServed, type ServedSitesReader } from './known-pages';

/** Maximum size in bytes of the message when a visitor leaves. */
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
  /** Counts the views of one message where versions are compared. */
  compare: (signals: readonly Signal[], visitor: Visitor) => void;
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
    // A tab of a version that nobody gets any more tells nothing of those that are compared.
    const signals = served ? parsed.output.filter((signal) => isPageServed(served, signal)) : [];
    for (const signal of signals) keep(signal);
    compare(signals, visitorOf(request));
    return reply.code(204).send();
  });
}

/** Whether the browser asks not to be counted: Global Privacy Control, or Do Not Track. The page asks it, too, and sends nothing. */
const asksForPrivacy = ({ headers }: FastifyRequest) => headers['sec-gpc'] === '1' || headers.dnt === '1';
