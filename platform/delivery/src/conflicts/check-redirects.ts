import { ContractError } from 'kit/contract/contract-error';
import { isPlainPath } from 'kit/contract/plain-path';
import type { Release } from 'kit/contract/release';
import { indexOwners, type Owners } from './find-owner';
import { releaseTogether } from './release-together';

/** Moved pages by the name of the remote that has named them. */
type Moves = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Refuses redirects of what is no path, that lead nowhere, in a circle or over a page that is there, and two of one path; those of what
 * another remote claims, with a page or without; and an address that is given up while something is there, or by who has no claim to it.
 * @param retired those of remotes that are no longer in the site
 * @throws {ContractError} naming the remote, the path and what to do.
 */
export function checkRedirects(releases: readonly Release[], retired: Moves): void {
  const moves: Moves = {
    ...retired,
    ...Object.fromEntries(releases.map(({ remote, redirects = {} }) => [remote, redirects])),
  };
  const owning = indexOwners(releases);
  const owners = new Map<string, string>();
  for (const [remote, redirects] of Object.entries(moves)) {
    const refuse = (reason: string, remedy: string) => {
      throw new ContractError('redirect-conflict', remote, reason, remedy);
    };
    for (const [from, to] of Object.entries(redirects)) {
      if (!isPlainPath(from)) refuse(`${JSON.stringify(from)} is no address of one page`, 'Name a path of plain words');
      const owner = owning.findOwner(from);
      if (owner !== undefined)
        refuse(
          `${from} redirects, and is a page of ${owner}`,
          explainTaken({ remote, isRetired: Object.hasOwn(retired, remote) }, owner),
        );
      const claim = owning.findClaim(from);
      // What was retired had claimed its addresses before.
      if (claim && claim.remote !== remote && !Object.hasOwn(retired, remote))
        refuse(
          `${from} redirects, and is an address of ${claim.remote}, which claims ${claim.claimed}`,
          `Remove it from ${remote}/remote.ts: who claims an address redirects it`,
        );
      const other = owners.get(from.toLowerCase());
      if (other !== undefined && other !== remote)
        refuse(
          `${from} redirects already: ${other} has named it`,
          Object.hasOwn(retired, other)
            ? 'Remove it'
            : `Leave it to one of the two remotes. If it moves, ${releaseTogether(other, remote)}`,
        );
      owners.set(from.toLowerCase(), remote);
      if (!isPlainPath(to) || owning.findOwner(to) === undefined)
        refuse(
          `${from} redirects to ${to}, which is no page`,
          `Name the page that takes its place, not another redirect. If that page moves to another remote, ${releaseTogether(remote)}`,
        );
    }
  }
  checkGone(releases, owning, owners);
}

/** What to do about a page at an address that redirects. */
function explainTaken({ remote, isRetired }: { remote: string; isRetired: boolean }, owner: string): string {
  if (isRetired) return `Have ${owner} release without that page: ${remote} was retired, and its redirects stay`;
  if (remote === owner) return 'Remove one of the two';
  return `Remove the redirect from ${remote}/remote.ts and ${releaseTogether(remote, owner)}`;
}

/**
 * An address that is given up is no page, belongs to nobody else, and leads nowhere else.
 * @param redirecting who redirects which address, in lower case
 */
function checkGone(releases: readonly Release[], owning: Owners, redirecting: ReadonlyMap<string, string>): void {
  for (const { remote, gone = [] } of releases) {
    for (const address of gone) {
      const owner = owning.findOwner(address);
      const claim = owning.findClaim(address);
      const claimant = claim?.remote === remote ? undefined : claim?.remote;
      const other = owner ?? claimant ?? redirecting.get(address.toLowerCase());
      if (other === undefined) continue;
      const what = owner !== undefined ? 'is a page of' : claimant !== undefined ? 'is an address of' : 'redirects in';
      throw new ContractError(
        'redirect-conflict',
        remote,
        `${address} is given up in "gone", and ${what} ${other}`,
        `Remove it from "gone"`,
      );
    }
  }
}
