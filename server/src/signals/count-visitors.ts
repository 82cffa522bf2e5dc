import { createHmac, randomBytes } from 'node:crypto';
import { clientKey, networkOf } from '../listeners/client-key';

/** Decides which views count when versions are compared: one for each visitor's address, package and day. */
export type VisitorCounter = {
  /** The bucket of a visitor who has not been counted today; `undefined` for one who has. */
  admit: (address: string, peer: string, remote: string) => number | undefined;
  /** Whether so many signals came from a bucket that it is no visitor. */
  isFlood: (bucket: number) => boolean;
};

const dayInMs = 86_400_000;

/** Addresses of one IPv4 network (/24) that count in a day, for each package: a rented network is no crowd. */
const maxOfNetwork = 4;

/** Addresses that are remembered at most; further ones do not count until the next day. */
const maxRemembered = 500_000;

/** Signals of one address by the time at which its view is counted, beyond which it is not (`settleTime` of watch-shares.ts). */
const maxOfVisitor = 8;

/**
 * Counts an address once a day, so that a flood from few of them weighs nothing, and so that views are independent of each other. What is
 * remembered is a bucket of the address by a secret that is made anew each day and never leaves the memory: nobody is known by it.
 * @param now ms since 1970
 */
export function createVisitorCounter(now: () => number = Date.now): VisitorCounter {
  let day = Number.NaN;
  let salt = randomBytes(32);
  const signals = new Map<number, number>();
  const ofNetwork = new Map<number, number>();
  const bucketOf = (name: string) => createHmac('sha256', salt).update(name).digest().readUInt32BE();
  return {
    admit: (address, peer, remote) => {
      const today = Math.floor(now() / dayInMs);
      if (today !== day) {
        day = today;
        salt = randomBytes(32);
        signals.clear();
        ofNetwork.clear();
      }
      const { customer, network } = placesOf(clientKey(address, peer));
      const bucket = bucketOf(`${remote} ${customer}`);
      const known = signals.get(bucket);
      if (known !== undefined) signals.set(bucket, known + 1);
      if (known !== undefined || signals.size >= maxRemembered) return undefined;
      if (network !== undefined) {
        const networkBucket = bucketOf(`${remote} ${network}`);
        const count = ofNetwork.get(networkBucket) ?? 0;
        if (count >= maxOfNetwork) return undefined;
        ofNetwork.set(networkBucket, count + 1);
      }
      signals.set(bucket, 1);
      return bucket;
    },
    isFlood: (bucket) => (signals.get(bucket) ?? 0) > maxOfVisitor,
  };
}

/** Whose an address is: an IPv6 network of the size that one customer gets, or an IPv4 address, which is in a network of its own. */
function placesOf(key: string): { customer: string; network: string | undefined } {
  const network = networkOf(key);
  return key.includes('/') ? { customer: network, network: undefined } : { customer: key, network };
}
