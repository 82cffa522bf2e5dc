import { hasPageEach } from 'kit/contract/posts-of-route';
import type { Release } from 'kit/contract/release';
import { segmentsCover, segmentsOf } from 'kit/contract/route-pattern';

/** A path or alias of a remote. */
type Claim = { remote: string; claimed: string };

/** The owners of addresses. */
export type Owners = {
  /** Name of the remote that has a page at an address. */
  findOwner: (address: string) => string | undefined;
  /**
   * The same, except for addresses that a remote may give up by itself: an address among its posts, at which there was an entry, has no
   * page for now.
   */
  findOtherOwner: (remote: string, address: string) => string | undefined;
  /**
   * The remote that an address belongs to, with a page there or without one, and the path or alias that claims it. Upper and lower case are
   * the same, and of a path with a parameter every address: whoever else took one would keep the owner from the page that comes next.
   */
  findClaim: (address: string) => Claim | undefined;
};

/** Reads what releases claim, of which each has up to a thousand paths: it is asked for thousands of addresses. */
export function indexOwners(releases: readonly Pick<Release, 'remote' | 'routes'>[]): Owners {
  /** By address, the place among the releases of the first that has a page there. */
  const places = new Map<string, number>();
  const claims: Indexed<Claim>[] = [];
  // Which posts there are is not for a release to know.
  const filled: Indexed<{ place: number }>[] = [];
  releases.forEach(({ remote, routes }, place) => {
    for (const { path, entries = [], aliases = [], ...shown } of routes) {
      for (const address of [path, ...entries, ...aliases]) if (!places.has(address)) places.set(address, place);
      for (const claimed of [path, ...aliases]) claims.push({ remote, claimed, segments: segmentsOf(claimed) });
      if (hasPageEach(shown)) filled.push({ place, segments: segmentsOf(path) });
    }
  });
  const findIndexedClaim = findFirst(claims);
  const findFilled = findFirst(filled);
  const findOwner = (address: string) => {
    const found = [places.get(address), findFilled(address)?.place].filter((place) => place !== undefined);
    return found.length > 0 ? releases[Math.min(...found)]?.remote : undefined;
  };
  return {
    findOwner,
    findOtherOwner: (remote, address) => {
      const owner = findOwner(address);
      return owner === remote && !places.has(address) ? undefined : owner;
    },
    findClaim: (address) => {
      const found = findIndexedClaim(address);
      return found && { remote: found.remote, claimed: found.claimed };
    },
  };
}

type Indexed<Value> = Value & { segments: readonly string[] };

/** Finds the first of some patterns that covers an address. No path begins with a parameter (reserved-path.ts): only those with its first word can. */
function findFirst<One extends { segments: readonly string[] }>(patterns: readonly One[]) {
  const byFirstWord = new Map<string | undefined, One[]>();
  for (const one of patterns) {
    const [, firstWord] = one.segments;
    const known = byFirstWord.get(firstWord);
    if (known) known.push(one);
    else byFirstWord.set(firstWord, [one]);
  }
  return (address: string): One | undefined => {
    const segments = segmentsOf(address);
    return byFirstWord.get(segments[1])?.find((one) => segmentsCover(one.segments, segments));
  };
}
