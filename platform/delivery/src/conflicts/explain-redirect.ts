import { isPlainPath } from 'kit/contract/plain-path';
import type { Owners } from './find-owner';
import { releaseTogether } from './release-together';

/** Why a redirect does not fit, the remedy, and whether that refuses the remote that answers for it. */
type Conflict = { reason: string; remedy: string; isRefused: boolean };

/** A redirect, and the remote that has named it. */
type Redirect = { remote: string; from: string; to: string };

/** The site that a redirect is in, as far as it is known. */
type Surroundings = {
  owning: Owners;
  /** The remote that redirects each address, in lower case. */
  redirecting: ReadonlyMap<string, string>;
  /** Addresses that are given up. */
  givenUp: ReadonlySet<string>;
  isRetired: (remote: string) => boolean;
  /** Whether a version of a remote is about to go live, or it is about to be retired. */
  isChanging: (remote: string) => boolean;
  /** Whether a remote takes an address that it does not have yet. */
  takes: (remote: string, address: string) => boolean;
};

/** Why a redirect does not fit what else is in its site; undefined where it does. */
export function explainRedirect(redirect: Redirect, surroundings: Surroundings): Conflict | undefined {
  const { remote, from } = redirect;
  if (!isPlainPath(from))
    return {
      reason: `${JSON.stringify(from)} is no address of one page`,
      remedy: 'Name a path of plain words',
      isRefused: surroundings.isChanging(remote),
    };
  return explainSource(redirect, surroundings) ?? explainTarget(redirect, surroundings);
}

/** Why an address cannot be redirected: something is there, or it is another remote's. */
function explainSource(
  { remote, from }: Redirect,
  { owning, redirecting, isRetired, isChanging, takes }: Surroundings,
): Conflict | undefined {
  const owner = owning.findOtherOwner(remote, from);
  if (owner !== undefined)
    return {
      reason: `${from} redirects, and is a page of ${owner}`,
      remedy: explainTaken({ remote, isRetired: isRetired(remote) }, owner),
      isRefused: isChanging(remote) || takes(owner, from),
    };
  const claim = owning.findClaim(from);
  // A retired remote had claimed its addresses before.
  if (claim && claim.remote !== remote && !isRetired(remote))
    return {
      reason: `${from} redirects, and is an address of ${claim.remote}, which claims ${claim.claimed}`,
      remedy: `Remove it from ${remote}/remote.ts: who claims an address redirects it`,
      isRefused: isChanging(remote) || takes(claim.remote, from),
    };
  const other = redirecting.get(from.toLowerCase());
  if (other === undefined || other === remote) return undefined;
  return {
    reason: `${from} redirects already: ${other} has named it`,
    remedy: isRetired(other)
      ? 'Remove it'
      : `Leave it to one of the two remotes. If it moves, ${releaseTogether(other, remote)}`,
    isRefused: takes(other, from) || takes(remote, from),
  };
}

/** Why nothing can be redirected to an address: it is given up, or there is no page. */
function explainTarget(
  { remote, from, to }: Redirect,
  { owning, givenUp, isChanging }: Surroundings,
): Conflict | undefined {
  if (givenUp.has(to))
    return {
      reason: `${from} redirects to ${to}, which is given up in "gone"`,
      remedy: 'Name the page that takes its place, or give this address up as well',
      isRefused: isChanging(remote),
    };
  if (isPlainPath(to) && owning.findOwner(to) !== undefined) return undefined;
  return {
    reason: `${from} redirects to ${isPlainPath(to) ? to : JSON.stringify(to)}, which is no page`,
    remedy: `Name the page that takes its place, not another redirect. If that page moves to another remote, ${releaseTogether(remote)}`,
    isRefused: isChanging(remote),
  };
}

/** The remedy for a page at an address that redirects. */
function explainTaken({ remote, isRetired }: { remote: string; isRetired: boolean }, owner: string): string {
  if (isRetired) return `Have ${owner} release without that page: ${remote} was retired, and its redirects stay`;
  if (remote === owner) return 'Remove one of the two';
  return `Remove the redirect from ${remote}/remote.ts and ${releaseTogether(remote, owner)}`;
}
