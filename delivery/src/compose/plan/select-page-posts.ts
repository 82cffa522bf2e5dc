import type { Route } from 'shared-config/contract/composition';
import type { ComposedPosts } from 'shared-config/posts/page-post';
import { latestPosts, summarise } from 'shared-config/posts/page-posts';
import type { PublishedPost } from 'shared-config/posts/published-post';

/** What a route's page gets of the authored posts. @param slug of the post that a page of `posts: 'one'` is about */
export function selectPagePosts(
  kind: Route['posts'],
  posts: readonly PublishedPost[],
  slug: string | undefined,
): ComposedPosts | undefined {
  switch (kind) {
    case undefined:
      return undefined;
    case 'latest':
      return { summaries: posts.slice(0, latestPosts).map(summarise) };
    case 'all':
      return { summaries: posts.map(summarise) };
    case 'one': {
      const post = posts.find((one) => one.slug === slug);
      return post ? { summaries: [], post } : { summaries: [] };
    }
  }
}
