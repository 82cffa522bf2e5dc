import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { clientKey, placesOf } from '../listeners/client-key';

/** Where a request came from: the address as the proxy gives it, and that of the connection. */
export type Visitor = { address: string; peer: string };

/** Where a request came from. */
export const visitorOf = ({ ip, socket }: FastifyRequest): Visitor => ({
  address: ip,
  peer: socket.remoteAddress ?? '',
});

/** Decides which views count when versions are compared: one for each visitor's address, package and day. */
export type VisitorCounter = {
  /** Remembers that a visitor was served a page of a site with this version of the package. */
  serve: (visitor: Visitor, remote: string, version: string) => void;
  /** Whether the visitor was, today. */
  wasServed: (visitor: Visitor, remote: string, version: string) => boolean;
  /**
   * Takes one message of a visitor, however many views it tells of.
   * @returns the bucket of a visitor who has not been counted today; `undefined` for one who has
   */
  admit: (visitor: Visitor, remote: string) => number | undefined;
  /** Whether a bucket sent too many messages to be a visitor. */
  isFlood: (bucket: number) => boolean;
};

const dayInMs = 86_400_000;

/**
 * Customers (an IPv4 address, or a /48) of one network (/24) and of one region (/16, or /32 of IPv6) that count in a day, for each
 * package: a rented network is no crowd, nor is a provider.
 */
const maxCounted = { network: 4, region: 16 } as const;

/** Customers that are remembered at most, counted and served; further ones do not count until the next day. */
const maxRemembered = 500_000;

/** The most addresses of one region that are remembered as served, so that one provider does not make the server forget the others. */
const maxServedOfRegion = 8192;

/** Messages of one address by the time at which its view is counted, beyond which it is not (`settleTime` of watch-shares.ts). */
const maxOfVisitor = 8;

/**
 * Counts an address once a day, so that a flood from few of them weighs nothing, and so that views are independent of each other. What is
 * remembered is a bucket of the address by a secret that is made anew each day and never leaves the memory: nobody is known by it.
 * @param now ms since 1970
 */
export function createVisitorCounter(now: () => number = Date.now): VisitorCounter {
  let day = Number.NaN;
  let salt = randomBytes(32);
  const messages = new Map<number, number>();
  const served = new Set<number>();
  /** How many count, or are remembered as served, of each network and region. */
  const counts = new Map<number, number>();
  const beginDay = () => {
    const today = Math.floor(now() / dayInMs);
    if (today === day) return;
    day = today;
    salt = randomBytes(32);
    for (const kept of [messages, served, counts]) kept.clear();
  };
  const bucketOf = (...names: string[]) => createHmac('sha256', salt).update(names.join(' ')).digest().readUInt32BE();
  const placesOfVisitor = ({ address, peer }: Visitor) => placesOf(clientKey(address, peer));
  const servedBucket = (customer: string, remote: string, version: string) =>
    bucketOf('served', remote, version, customer);
  const addTo = (bucket: number) => counts.set(bucket, (counts.get(bucket) ?? 0) + 1);

  return {
    serve: (visitor, remote, version) => {
      beginDay();
      const { customer, region } = placesOfVisitor(visitor);
      const bucket = servedBucket(customer, remote, version);
      if (served.has(bucket) || served.size >= maxRemembered) return;
      const inRegion = bucketOf('served', region);
      if ((counts.get(inRegion) ?? 0) >= maxServedOfRegion) return;
      addTo(inRegion);
      served.add(bucket);
    },
    wasServed: (visitor, remote, version) => {
      beginDay();
      return served.has(servedBucket(placesOfVisitor(visitor).customer, remote, version));
    },
    admit: (visitor, remote) => {
      beginDay();
      const places = placesOfVisitor(visitor);
      const bucket = bucketOf(remote, places.customer);
      const known = messages.get(bucket);
      if (known !== undefined) messages.set(bucket, known + 1);
      if (known !== undefined || messages.size >= maxRemembered) return undefined;
      const around = (['network', 'region'] as const).map((place) => ({
        bucket: bucketOf(remote, place, places[place]),
        max: maxCounted[place],
      }));
      if (around.some((place) => (counts.get(place.bucket) ?? 0) >= place.max)) return undefined;
      for (const place of around) addTo(place.bucket);
      messages.set(bucket, 1);
      return bucket;
    },
    isFlood: (bucket) => (messages.get(bucket) ?? 0) > maxOfVisitor,
  };
}
