import type { Release } from 'kit/contract/release';
import type { PublishedPost } from 'kit/posts/published-post';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { listRoutePaths } from '../compose/plan/list-route-paths';
import { checkRedirects, nobodyAnswers } from '../conflicts/check-redirects';
import { releaseTogether } from '../conflicts/release-together';
import { DeliveryError } from '../delivery-error';
import { throwAll } from '../files/gather-all';

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
 * @param isPublished whether they were published before, and cannot name anything any more: an older version is promoted
 * @returns the addresses that are given up with these releases
 * @throws {DeliveryError | AggregateError} naming the addresses, of each remote.
 */
export function checkAddresses(before: readonly Release[], site: PlannedSite, isPublished = false): string[] {
  const missing = findMissing(before, site);
  throwAll(
    missing
      .filter(({ lost }) => lost.length > 0)
      .map(
        ({ remote, lost }) =>
          new DeliveryError(
            'address-lost',
            `${remote}/remote.ts`,
            `the live version has ${nameSome(lost)}, and nothing would be there any more`,
            isPublished ? remedyOfPublished(remote) : remedyOfSource(remote),
          ),
      ),
  );
  return missing.flatMap(({ givenUp }) => givenUp);
}

const remedyOfSource = (remote: string) =>
  `Name the page that takes its place in "redirects", or give it up by name in "gone". If the page moves to another remote, ${releaseTogether(remote)}`;

const remedyOfPublished = (remote: string) =>
  `This version is as it was published. "${nameCommand(`release ${remote}`)}" of its sources that name them in "redirects" or "gone" keeps readers from 404; in a hurry, "${nameCommand(`rollback ${remote}`)}" goes back to the version that was live before, and "promote" with "--force" to this one, and both say what readers lose`;

/** The addresses of one release at which there is no page and no redirect. */
type MissingAddresses = { remote: string; lost: string[]; givenUp: string[] };

/** The addresses of releases that a site does without: those that are lost, and those that are given up by name. */
export function findMissing(before: readonly Release[], { releases, retired, posts }: PlannedSite): MissingAddresses[] {
  const { redirects, ...moves } = checkRedirects(releases, retired, nobodyAnswers);
  const gone = new Set(moves.gone);
  // For a route that shows each post, only the addresses of posts and entries: another one there has no page.
  const pages = new Set(releases.flatMap((release) => listAddresses(release, posts)));
  return before.map((live) => {
    const missing = listAddresses(live, posts).filter(
      (address) => !pages.has(address) && !Object.hasOwn(redirects, address),
    );
    return {
      remote: live.remote,
      lost: missing.filter((address) => !gone.has(address)),
      givenUp: missing.filter((address) => gone.has(address)),
    };
  });
}

/** Addresses in a message: ten, and how many more. */
export const nameSome = (addresses: readonly string[]): string =>
  addresses.slice(0, maxNamed).join(', ') +
  (addresses.length > maxNamed ? ` and ${addresses.length - maxNamed} more` : '');

/** Every address at which a release answers: pages, also those of its posts, and redirects. */
function listAddresses({ routes, redirects = {} }: Release, posts: readonly PublishedPost[]): string[] {
  const pages = routes.flatMap((route) => [...listRoutePaths(route, posts), ...(route.aliases ?? [])]);
  return [...new Set([...pages, ...Object.keys(redirects)])];
}
