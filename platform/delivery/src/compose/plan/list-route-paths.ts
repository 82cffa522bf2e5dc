import { explainUnfillable } from 'kit/contract/find-refused-claim';
import type { LeftOutPage } from 'kit/contract/left-out';
import { hasPageEach, hasPageOfPost, isFillable } from 'kit/contract/posts-of-route';
import type { Release } from 'kit/contract/release';
import type { PublishedPost } from 'kit/posts/published-post';

type ReleasedRoute = Release['routes'][number];

/**
 * The paths of a route's pages, without its aliases: its entries, and of a route for each post, author or tag those of all of
 * them. An entry and a post with one path are one page, which is given the post.
 */
export function listRoutePaths(route: ReleasedRoute, posts: readonly PublishedPost[]): string[] {
  const { path, entries } = route;
  const slugs = slugsOf(route, posts);
  if (slugs === undefined) return entries ?? [path];
  return [...new Set([...(entries ?? []), ...slugs.map((slug) => fillPath(path, slug))])];
}

const fillPath = (path: string, slug: string) => path.slice(0, path.lastIndexOf('/') + 1) + slug;

/** Whether it has the page of each post. */
export const showsEachPost = (route: ReleasedRoute): boolean => hasPageOfPost(route) && isFillable(route.path);

/**
 * Path of the page of a post, by its slug; `undefined` where no route has one for each post. Of several that are live from before that was
 * refused it is the first, by the names of their remotes: for feeds, redirects and the search alike.
 * @param releases in the order of their names
 */
export function findPostPath(releases: readonly Pick<Release, 'routes'>[]): ((slug: string) => string) | undefined {
  const route = releases.flatMap(({ routes }) => routes).find(showsEachPost);
  return route && ((slug) => fillPath(route.path, slug));
}

/** Routes for each post, author or tag that have no page of any: they are live from before such a path was refused. */
export const listUnfillable = (releases: readonly Pick<Release, 'remote' | 'routes'>[]): LeftOutPage[] =>
  releases.flatMap(({ remote, routes }) =>
    routes
      .filter((route) => hasPageEach(route) && !isFillable(route.path))
      .map((route) => ({
        location: route.path,
        remote,
        code: 'page-breaks-a-rule' as const,
        reason: explainUnfillable(route),
        isOwnFault: true as const,
        readersSee: 'nothing' as const,
      })),
  );

function slugsOf(route: ReleasedRoute, posts: readonly PublishedPost[]): string[] | undefined {
  if (!hasPageEach(route)) return undefined;
  if (!isFillable(route.path)) return [];
  switch (route.postsOf) {
    case 'author':
      return posts.flatMap(({ by }) => by?.slug ?? []);
    case 'tag':
      return posts.flatMap(({ tags = [] }) => tags.map(({ slug }) => slug));
    default:
      return posts.map(({ slug }) => slug);
  }
}
