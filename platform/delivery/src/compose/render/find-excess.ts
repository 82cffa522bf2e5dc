import { Parser } from 'htmlparser2';
import { hasPageEach } from 'kit/contract/posts-of-route';
import type { Release } from 'kit/contract/release';
import type { PlannedPage } from '../plan/planned-page';

/** Most bytes of a page's HTML: the largest page of this site has 103 kB, and a post of a megabyte has room with all its elements. */
export const maxBytes = 4_000_000;

/**
 * Bytes of HTML that all pages of a remote may have together: this site's largest remote has 5 MB on 72 pages. Each page has the same
 * share, so that which of them are there depends on none of the others: 400 may have 100 kB each, as this site's largest page has. All are in
 * memory, read and compressed anew when a shell is released, and by each post of anybody where they show posts or fail: some 0.2 s a megabyte.
 */
const sharedBytes = 40_000_000;

/** Bytes of HTML on top, for each character of posts that a page is given: those are not its remote's doing. */
const bytesForPosts = 10;

/** The pages that a route with one for each post, author or tag counts as: as many can change with one post. */
const pagesOfEach = 20;

/** Finds out how large pages may be. @returns a function that gives the most bytes of a page's HTML */
export function createPageBound(
  remotes: readonly Pick<Release, 'remote' | 'routes'>[],
): (page: Pick<PlannedPage, 'owner' | 'posts'>) => number {
  const shares = new Map(
    remotes.map(({ remote, routes }) => {
      const pages = routes.reduce((sum, { entries, variants, aliases = [], ...shown }) => {
        const own = variants?.values.length ?? entries?.length ?? 1;
        return sum + own + aliases.length + (hasPageEach(shown) ? pagesOfEach : 0);
      }, 0);
      return [remote, Math.floor(sharedBytes / Math.max(pages, 1))];
    }),
  );
  return ({ owner, posts }) => {
    const share = owner && shares.get(owner.remote);
    if (share === undefined) return maxBytes;
    return Math.min(maxBytes, share + (posts ? JSON.stringify(posts).length * bytesForPosts : 0));
  };
}

/** The limit for a page with too many bytes, in words. */
export const explainBytes = (most: number): string =>
  `may have ${most}${most < maxBytes ? ', as its remote has so many pages' : ''}`;

/** Most elements within each other: the pages of this site have 27. A parser goes over the open ones for each element. */
const maxDepth = 512;

/**
 * Why a page is larger, or deeper, than can be read in a moment; `undefined` where it is not. To be asked before a page is read otherwise:
 * a remote draws it, and every compose would wait.
 * @param most bytes that it may have
 */
export function findExcess(html: string, most = maxBytes): string | undefined {
  const bytes = Buffer.byteLength(html);
  if (bytes > most) return `its HTML has ${bytes} bytes, and ${explainBytes(most)}`;
  let depth = 0;
  let isTooDeep = false;
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      if (depth <= maxDepth) return;
      isTooDeep = true;
      parser.pause();
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.end(html);
  return isTooDeep ? `more than ${maxDepth} of its elements are within each other` : undefined;
}
