import type { Release } from 'shared-config/contract/release';
import type { PublishedPost } from 'shared-config/posts/published-post';

/**
 * The paths of a route's pages, without its aliases: its entries, and of a route with `posts: 'one'` those of the posts. An entry
 * and a post with one path are one page, which is given the post.
 */
export function listRoutePaths(
  { path, entries, posts: shown }: Release['routes'][number],
  posts: readonly PublishedPost[],
): string[] {
  if (shown !== 'one') return entries ?? [path];
  return [...new Set([...(entries ?? []), ...posts.map(({ slug }) => path.replace(/:\w+/, slug))])];
}
