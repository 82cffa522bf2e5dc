import { ContractError } from 'kit/contract/contract-error';
import type { Release } from 'kit/contract/release';
import { explainRedirect } from './explain-redirect';
import { indexOwners, type Owners } from './find-owner';

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
 * Finds the redirects and the addresses in `gone` that do not fit what else is in a site. A redirect does not fit where its address
 * - is no path of one page,
 * - has a page, or is claimed by another remote,
 * - is redirected by another remote already, of which the first stays,
 *
 * or where it leads
 * - to an address that is given up,
 * - to no page: nowhere, to another redirect, in a circle.
 *
 * An address in `gone` does not fit where something is there, or another remote claims it. The release of a remote that answers is refused
 * where it brings one of these, or takes an address from another remote; one that others have named before is left out, so that it keeps
 * nobody from a release or a step back.
 * @param releases in the order of their names
 * @param retired the redirects of remotes that are no longer in the site
 * @throws {ContractError} naming the remote, the path and what to do.
 */
export function checkRedirects(releases: readonly Release[], retired: Moves, answering: Answering): SiteMoves {
  const moves: Moves = {
    ...retired,
    ...Object.fromEntries(releases.map(({ remote, redirects = {} }) => [remote, redirects])),
  };
  const owning = indexOwners(releases);
  const redirecting = new Map<string, string>();
  const isRetired = (remote: string) => Object.hasOwn(retired, remote);
  const isChanging = (remote: string) => answering.changing.includes(remote);
  const surroundings = {
    owning,
    redirecting,
    givenUp: new Set(releases.flatMap(({ gone: named = [] }) => named)),
    isRetired,
    isChanging,
    takes: findTakers(answering),
  };
  const leftOut = new Map<string, LeftOutMoves>();
  const leaveOut = (remote: string, first: string) => {
    const known = leftOut.get(remote);
    if (known) known.count += 1;
    else leftOut.set(remote, { remote, count: 1, first, isRetired: isRetired(remote) });
  };
  const redirects: [string, string][] = [];
  for (const [remote, named] of Object.entries(moves))
    for (const [from, to] of Object.entries(named)) {
      const conflict = explainRedirect({ remote, from, to }, surroundings);
      if (!conflict) {
        redirecting.set(from.toLowerCase(), remote);
        redirects.push([from, to]);
        continue;
      }
      const { reason, remedy, isRefused } = conflict;
      if (isRefused) throw new ContractError('redirect-conflict', remote, reason, remedy);
      leaveOut(remote, reason);
    }
  const gone = releases.flatMap(({ remote, gone: named = [] }) =>
    named.filter((address) => {
      const reason = explainGone(remote, address, owning, redirecting);
      if (reason === undefined) return true;
      if (isChanging(remote)) throw new ContractError('redirect-conflict', remote, reason, `Remove it from "gone"`);
      leaveOut(remote, reason);
      return false;
    }),
  );
  return { redirects: Object.fromEntries(redirects), gone, leftOut: [...leftOut.values()] };
}

/** Finds out whether a remote takes an address that it does not have yet, with a page, a path or a redirect. */
function findTakers({ changing, live }: Answering): (remote: string, address: string) => boolean {
  const had = new Map(live.map((release) => [release.remote, { owning: indexOwners([release]), ...release }]));
  return (remote, address) => {
    if (!changing.includes(remote)) return false;
    const { owning, redirects = {} } = had.get(remote) ?? {};
    return owning?.findClaim(address) === undefined && !Object.hasOwn(redirects, address);
  };
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
