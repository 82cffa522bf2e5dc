import type { Route } from 'kit/contract/composition';
import type { ComposedPosts } from 'kit/posts/page-post';
import { latestPosts, summarise } from 'kit/posts/page-posts';
import { maxListedPosts, type PostsSubject } from 'kit/posts/posts-subject';
import type { PublishedPost } from 'kit/posts/published-post';
import type { PostsIndex } from './posts-index';

/** The authored posts that a route's page gets. @param slug of the post, author or tag that a page is about */
export function selectPagePosts(
  kind: Route['posts'] | 'author' | 'tag',
  posts: PostsIndex,
  slug: string | undefined = '',
): ComposedPosts | undefined {
  switch (kind) {
    case undefined:
      return undefined;
    case 'latest':
      return { summaries: posts.all.slice(0, latestPosts).map(summarise) };
    case 'all':
      return {
        summaries: posts.all.map(summarise),
        ...(posts.tags.length > 0 ? { subject: { tags: [...posts.tags] } satisfies PostsSubject } : {}),
      };
    case 'one': {
      const post = posts.bySlug.get(slug);
      if (!post) return { summaries: [] };
      const related = posts.relatedTo(slug);
      return { summaries: [], post: related.length > 0 ? { ...post, related: [...related] } : post };
    }
    case 'author': {
      const written = posts.byAuthor.get(slug) ?? [];
      const author = written[0]?.by;
      return list(written, author && { author, count: written.length });
    }
    case 'tag': {
      const tagged = posts.byTag.get(slug) ?? [];
      const tag = tagged[0]?.tags?.find((one) => one.slug === slug);
      return list(tagged, tag && { tag, count: tagged.length });
    }
  }
}

const list = (posts: readonly PublishedPost[], subject: PostsSubject | undefined): ComposedPosts => ({
  summaries: posts.slice(0, maxListedPosts).map(summarise),
  ...(subject ? { subject } : {}),
});
