import type { Release } from 'shared-config/contract/release';
import type { PublishedPost } from 'shared-config/posts/published-post';
import { DeliveryError } from '../delivery-error';
import { throwAll } from '../files/gather-all';
import { findOwner } from './find-owner';
import { releaseTogether } from './release-together';

/** A site as it would be: its releases, and where the pages of retired remotes lead. */
type PlannedSite = {
  releases: readonly Release[];
  retired: Readonly<Record<string, Readonly<Record<string, string>>>>;
  posts: readonly PublishedPost[];
};

/** How many addresses a message names. */
const maxNamed = 10;

/**
 * Refuses a release without an address that its live release has: bookmarks, links and search results lead there. It may be a
 * page of another remote by then, redirect, or be given up by name.
 * @param before the live releases of what is released
 * @returns the addresses that are given up with these releases
 * @throws {DeliveryError | AggregateError} naming the addresses, of each remote.
 */
export function checkAddresses(before: readonly Release[], { releases, retired, posts }: PlannedSite): string[] {
  const moved = new Set([
    ...Object.values(retired).flatMap((redirects) => Object.keys(redirects)),
    ...releases.flatMap(({ redirects = {} }) => Object.keys(redirects)),
  ]);
  const gone = new Set(releases.flatMap((release) => release.gone ?? []));
  const givenUp: string[] = [];
  const refusals: DeliveryError[] = [];
  for (const live of before) {
    const missing = listAddresses(live, posts).filter(
      (address) => findOwner(releases, address) === undefined && !moved.has(address),
    );
    givenUp.push(...missing.filter((address) => gone.has(address)));
    const lost = missing.filter((address) => !gone.has(address));
    if (lost.length === 0) continue;
    const more = lost.length > maxNamed ? ` and ${lost.length - maxNamed} more` : '';
    refusals.push(
      new DeliveryError(
        'address-lost',
        `${live.remote}/remote.ts`,
        `what is live has ${lost.slice(0, maxNamed).join(', ')}${more}, and nothing would be there any more`,
        `Name the page that takes its place in "redirects", or give it up by name in "gone". If the page moves to another remote, ${releaseTogether(live.remote)}`,
      ),
    );
  }
  throwAll(refusals);
  return givenUp;
}

/** Every address at which a release answers: pages, also those of its posts, and redirects. */
function listAddresses({ routes, redirects = {} }: Release, posts: readonly PublishedPost[]): string[] {
  const pages = routes.flatMap(({ path, entries, aliases = [], posts: shown }) => [
    ...(shown === 'one' ? posts.map(({ slug }) => path.replace(/:\w+/, slug)) : (entries ?? [path])),
    ...aliases,
  ]);
  return [...new Set([...pages, ...Object.keys(redirects)])];
}
