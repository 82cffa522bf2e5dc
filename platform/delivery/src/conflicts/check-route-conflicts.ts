import { ContractError } from 'kit/contract/contract-error';
import type { Release } from 'kit/contract/release';
import { patternsOverlap } from 'kit/contract/route-pattern';
import { releaseTogether } from './release-together';

/**
 * Refuses two remotes that claim one address; a parameter claims every address that it can match, whichever of the two
 * routes the router would prefer.
 * @param released the remotes that are being released: one of them is refused, else the later one of the two
 * @throws {ContractError} naming the path and both remotes.
 */
export function checkRouteConflicts(releases: readonly Claiming[], released: readonly string[] = []): void {
  const claims = releases.flatMap(({ routes, ...release }) =>
    routes.flatMap(({ path, aliases = [] }) => [path, ...aliases].map((claimed) => ({ ...release, claimed }))),
  );
  // No path begins with a parameter (reserved-path.ts): only claims with one first word can overlap, and a remote with many has its own.
  const byFirstWord = new Map<string | undefined, Claim[]>();
  for (const one of claims) {
    const firstWord = one.claimed.toLowerCase().split('/')[1];
    const before = byFirstWord.get(firstWord) ?? [];
    const other = before.find((claim) => isConflict(claim, one));
    before.push(one);
    byFirstWord.set(firstWord, before);
    if (!other) continue;
    const isOtherRefused = released.includes(other.remote) && !released.includes(one.remote);
    const [claim, owner] = isOtherRefused ? [other, one] : [one, other];
    const also = owner.claimed === claim.claimed ? '' : `, as ${owner.claimed}`;
    throw new ContractError(
      'route-conflict',
      `${claim.remote}/remote.ts`,
      `path ${claim.claimed} is claimed by ${owner.remote} already${also}: it belongs to ${owner.remote}@${owner.version} of team ${owner.team}`,
      `Choose another path. If the page moves, remove it from ${owner.remote} and ${releaseTogether(owner.remote, claim.remote)}`,
    );
  }
}

/** A remote and what it claims. */
type Claiming = Pick<Release, 'remote' | 'version' | 'team'> & {
  routes: readonly Pick<Release['routes'][number], 'path' | 'aliases'>[];
};

type Claim = Pick<Release, 'remote' | 'version' | 'team'> & { claimed: string };

const isConflict = (one: Claim, other: Claim) =>
  one.remote !== other.remote && patternsOverlap(one.claimed, other.claimed);
