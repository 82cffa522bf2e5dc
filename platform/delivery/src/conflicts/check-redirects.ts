import { ContractError } from 'kit/contract/contract-error';
import { isPlainPath } from 'kit/contract/plain-path';
import type { Release } from 'kit/contract/release';
import { indexOwners, type Owners } from './find-owner';
import { releaseTogether } from './release-together';

/** Moved pages by the name of the remote that has named them. */
type Moves = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The redirects of a site, and its addresses that are gone. */
export type SiteMoves = {
  /** Where each address leads. */
  redirects: Record<string, string>;
  /** Addresses that its releases give up. */
  gone: string[];
  /** Redirects that the site does without, by remote. */
  leftOut: LeftOutMoves[];
};

/** Redirects and addresses in `gone` of one remote that a site does without, because they do not fit what else is in it. */
export type LeftOutMoves = {
  remote: string;
  count: number;
  /** The first of them, and why. */
  first: string;
  /** Whether the remote has ended, so that no release of it puts them right. */
  isRetired: boolean;
};

/** The remotes that answer for redirects that do not fit: none where a site is composed of live versions, or takes a step back. */
export type Answering = {
  /** Remotes of which a version is about to go live, or which are about to be retired. */
  changing: readonly string[];
  /** Their live releases: an address that these have already is taken from nobody. */
  live: readonly Release[];
};

/** For a site that is composed of live versions, or takes a step back. */
export const nobodyAnswers: Answering = { changing: [], live: [] };

/**
 * Finds redirects of what is no path, that lead nowhere, to what is given up, in a circle or over a page that is there, and two of one path; those of what
 * another remote claims, with a page or without; and an address that is given up while something is there, or by who has no claim to it.
 * Where who answers brings one, or takes an address from another remote, it is refused; what others have named before is left out, so that
 * it keeps nobody from a release or a step back. Of two redirects of one path the first stays.
 * @param releases in the order of their names
 * @param retired the redirects of remotes that are no longer in the site
 * @throws {ContractError} naming the remote, the path and what to do.
 */
export function checkRedirects(releases: readonly Release[], retired: Moves, { changing, live }: Answering): SiteMoves {
  const moves: Moves = {
    ...retired,
    ...Object.fromEntries(releases.map(({ remote, redirects = {} }) => [remote, redirects])),
  };
  const owning = indexOwners(releases);
  const givenUp = new Set(releases.flatMap(({ gone: named = [] }) => named));
  const takes = findTakers({ changing, live });
  const leftOut = new Map<string, LeftOutMoves>();
  const leaveOut = (remote: string, first: string) => {
    const known = leftOut.get(remote);
    if (known) known.count += 1;
    else leftOut.set(remote, { remote, count: 1, first, isRetired: Object.hasOwn(retired, remote) });
  };
  const redirects: [string, string][] = [];
  const owners = new Map<string, string>();
  for (const [remote, named] of Object.entries(moves)) {
    const isRetired = Object.hasOwn(retired, remote);
    const isChanging = changing.includes(remote);
    const explain = (from: string, to: string): Conflict | undefined => {
      if (!isPlainPath(from))
        return {
          reason: `${JSON.stringify(from)} is no address of one page`,
          remedy: 'Name a path of plain words',
          isRefused: isChanging,
        };
      const owner = owning.findOtherOwner(remote, from);
      if (owner !== undefined)
        return {
          reason: `${from} redirects, and is a page of ${owner}`,
          remedy: explainTaken({ remote, isRetired }, owner),
          isRefused: isChanging || takes(owner, from),
        };
      const claim = owning.findClaim(from);
      // A retired remote had claimed its addresses before.
      if (claim && claim.remote !== remote && !isRetired)
        return {
          reason: `${from} redirects, and is an address of ${claim.remote}, which claims ${claim.claimed}`,
          remedy: `Remove it from ${remote}/remote.ts: who claims an address redirects it`,
          isRefused: isChanging || takes(claim.remote, from),
        };
      const other = owners.get(from.toLowerCase());
      if (other !== undefined && other !== remote)
        return {
          reason: `${from} redirects already: ${other} has named it`,
          remedy: Object.hasOwn(retired, other)
            ? 'Remove it'
            : `Leave it to one of the two remotes. If it moves, ${releaseTogether(other, remote)}`,
          isRefused: takes(other, from) || takes(remote, from),
        };
      if (givenUp.has(to))
        return {
          reason: `${from} redirects to ${to}, which is given up in "gone"`,
          remedy: 'Name the page that takes its place, or give this address up as well',
          isRefused: isChanging,
        };
      if (isPlainPath(to) && owning.findOwner(to) !== undefined) return undefined;
      return {
        reason: `${from} redirects to ${isPlainPath(to) ? to : JSON.stringify(to)}, which is no page`,
        remedy: `Name the page that takes its place, not another redirect. If that page moves to another remote, ${releaseTogether(remote)}`,
        isRefused: isChanging,
      };
    };
    for (const [from, to] of Object.entries(named)) {
      const conflict = explain(from, to);
      if (!conflict) {
        owners.set(from.toLowerCase(), remote);
        redirects.push([from, to]);
        continue;
      }
      const { reason, remedy, isRefused } = conflict;
      if (isRefused) throw new ContractError('redirect-conflict', remote, reason, remedy);
      leaveOut(remote, reason);
    }
  }
  const gone = releases.flatMap(({ remote, gone: named = [] }) =>
    named.filter((address) => {
      const reason = explainGone(remote, address, owning, owners);
      if (reason === undefined) return true;
      if (changing.includes(remote))
        throw new ContractError('redirect-conflict', remote, reason, `Remove it from "gone"`);
      leaveOut(remote, reason);
      return false;
    }),
  );
  return { redirects: Object.fromEntries(redirects), gone, leftOut: [...leftOut.values()] };
}

/** Why a redirect does not fit, the remedy, and whether that refuses the remote that answers for it. */
type Conflict = { reason: string; remedy: string; isRefused: boolean };

/** Finds out whether a remote takes an address that it does not have yet, with a page, a path or a redirect. */
function findTakers({ changing, live }: Answering): (remote: string, address: string) => boolean {
  const had = new Map(live.map((release) => [release.remote, { owning: indexOwners([release]), ...release }]));
  return (remote, address) => {
    if (!changing.includes(remote)) return false;
    const { owning, redirects = {} } = had.get(remote) ?? {};
    return owning?.findClaim(address) === undefined && !Object.hasOwn(redirects, address);
  };
}

/** The remedy for a page at an address that redirects. */
function explainTaken({ remote, isRetired }: { remote: string; isRetired: boolean }, owner: string): string {
  if (isRetired) return `Have ${owner} release without that page: ${remote} was retired, and its redirects stay`;
  if (remote === owner) return 'Remove one of the two';
  return `Remove the redirect from ${remote}/remote.ts and ${releaseTogether(remote, owner)}`;
}

/**
 * Why an address cannot be given up: it is a page, belongs to somebody else, or leads elsewhere.
 * @param redirecting the remote that redirects each address, in lower case
 */
function explainGone(
  remote: string,
  address: string,
  owning: Owners,
  redirecting: ReadonlyMap<string, string>,
): string | undefined {
  const owner = owning.findOtherOwner(remote, address);
  const claim = owning.findClaim(address);
  const claimant = claim?.remote === remote ? undefined : claim?.remote;
  const other = owner ?? claimant ?? redirecting.get(address.toLowerCase());
  if (other === undefined) return undefined;
  const what = owner !== undefined ? 'is a page of' : claimant !== undefined ? 'is an address of' : 'redirects in';
  return `${address} is given up in "gone", and ${what} ${other}`;
}
