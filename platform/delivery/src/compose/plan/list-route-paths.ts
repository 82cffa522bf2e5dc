import type { Release } from 'kit/contract/release';
import type { PublishedPost } from 'kit/posts/published-post';

/**
 * The paths of a route's pages, without its aliases: its entries, and of a route for each post, author or tag those of all of
 * them. An entry and a post with one path are one page, which is given the post.
 */
export function listRoutePaths(
  { path, entries, ...shown }: Release['routes'][number],
  posts: readonly PublishedPost[],
): string[] {
  const slugs = slugsOf(shown, posts);
  if (slugs === undefined) return entries ?? [path];
  return [...new Set([...(entries ?? []), ...slugs.map((slug) => fillPath(path, slug))])];
}

const fillPath = (path: string, slug: string) => path.replace(/:\w+/, slug);

/** Path of the page of a post, by its slug; `undefined` where no route has one for each post. */
export function findPostPath(releases: readonly Pick<Release, 'routes'>[]): ((slug: string) => string) | undefined {
  const route = releases.flatMap(({ routes }) => routes).find(({ posts }) => posts === 'one');
  return route && ((slug) => fillPath(route.path, slug));
}

type Shown = Pick<Release['routes'][number], 'posts' | 'postsOf'>;

function slugsOf({ posts: shown, postsOf }: Shown, posts: readonly PublishedPost[]): string[] | undefined {
  switch (postsOf ?? shown) {
    case 'author':
      return posts.flatMap(({ by }) => by?.slug ?? []);
    case 'tag':
      return posts.flatMap(({ tags = [] }) => tags.map(({ slug }) => slug));
    case 'one':
      return posts.map(({ slug }) => slug);
    default:
      return undefined;
  }
}
