import type { Release } from 'shared-config/contract/release';
import type { PublishedPost } from 'shared-config/posts/published-post';

/**
 * The paths of a route's pages, without its aliases: its entries, and of a route with `posts` for one post, author or tag those of all of
 * them. An entry and a post with one path are one page, which is given the post.
 */
export function listRoutePaths(
  { path, entries, posts: shown }: Release['routes'][number],
  posts: readonly PublishedPost[],
): string[] {
  const slugs = slugsOf(shown, posts);
  if (slugs === undefined) return entries ?? [path];
  return [...new Set([...(entries ?? []), ...slugs.map((slug) => path.replace(/:\w+/, slug))])];
}

function slugsOf(shown: Release['routes'][number]['posts'], posts: readonly PublishedPost[]): string[] | undefined {
  switch (shown) {
    case 'one':
      return posts.map(({ slug }) => slug);
    case 'author':
      return posts.flatMap(({ by }) => by?.slug ?? []);
    case 'tag':
      return posts.flatMap(({ tags = [] }) => tags.map(({ slug }) => slug));
    default:
      return undefined;
  }
}
