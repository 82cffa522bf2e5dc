import { ContractError } from 'kit/contract/contract-error';
import { hasPageOfPost } from 'kit/contract/posts-of-route';
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

/**
 * Refuses a second remote with a route for each post: the feed, the search and what has moved lead to one page of a post. Of two that are
 * live already, neither is refused to the others.
 * @param released the remotes that are being released: one of them is refused
 * @throws {ContractError} naming the paths and both remotes.
 */
export function checkPostPages(releases: readonly Claiming[], released: readonly string[]): void {
  const owners = releases.flatMap(({ routes, ...release }) => {
    const route = routes.find(hasPageOfPost);
    return route ? [{ ...release, path: route.path }] : [];
  });
  const refused = owners.find(({ remote }) => released.includes(remote));
  const owner = owners.find((one) => one !== refused);
  if (!refused || !owner) return;
  throw new ContractError(
    'route-conflict',
    `${refused.remote}/remote.ts`,
    `path ${refused.path} is a page for each post, and ${owner.remote} has one already, as ${owner.path}: posts are shown by ${owner.remote}@${owner.version} of team ${owner.team}`,
    `Remove the route. If the posts move, remove it from ${owner.remote} and ${releaseTogether(owner.remote, refused.remote)}`,
  );
}

/** A remote and its claims. */
type Claiming = Pick<Release, 'remote' | 'version' | 'team'> & {
  routes: readonly Pick<Release['routes'][number], 'path' | 'aliases' | 'posts' | 'postsOf'>[];
};

type Claim = Pick<Release, 'remote' | 'version' | 'team'> & { claimed: string };

const isConflict = (one: Claim, other: Claim) =>
  one.remote !== other.remote && patternsOverlap(one.claimed, other.claimed);
