import type { RelatedPost } from 'kit/posts/page-post';
import { maxListedTags } from 'kit/posts/posts-subject';
import type { PublishedPost } from 'kit/posts/published-post';
import { findRelated } from './find-related';

/** Posts by the criteria of pages, in the order of the list. */
export type PostsIndex = {
  all: readonly PublishedPost[];
  bySlug: ReadonlyMap<string, PublishedPost>;
  /** By the last part of the address of an author's posts. */
  byAuthor: ReadonlyMap<string, readonly PublishedPost[]>;
  /** By the last part of the address of a tag's posts. */
  byTag: ReadonlyMap<string, readonly PublishedPost[]>;
  /** Tags in use, those with the most posts first, each named as its newest post does. */
  tags: readonly { slug: string; name: string; count: number }[];
  relatedTo: (slug: string) => readonly RelatedPost[];
};

/** @param posts the newest first */
export function indexPosts(posts: readonly PublishedPost[]): PostsIndex {
  const byAuthor = new Map<string, PublishedPost[]>();
  const byTag = new Map<string, PublishedPost[]>();
  const tags = new Map<string, { slug: string; name: string; count: number }>();
  for (const post of posts) {
    if (post.by) put(byAuthor, post.by.slug, post);
    for (const { slug, name } of post.tags ?? []) {
      put(byTag, slug, post);
      const known = tags.get(slug);
      if (known) known.count += 1;
      else tags.set(slug, { slug, name, count: 1 });
    }
  }
  let related: ReadonlyMap<string, readonly RelatedPost[]> | undefined;
  return {
    all: posts,
    bySlug: new Map(posts.map((post) => [post.slug, post])),
    byAuthor,
    byTag,
    tags: [...tags.values()]
      .sort((one, other) => other.count - one.count || (one.slug < other.slug ? -1 : 1))
      .slice(0, maxListedTags),
    relatedTo: (slug) => {
      related ??= findRelated(posts);
      return related.get(slug) ?? [];
    },
  };
}

function put(map: Map<string, PublishedPost[]>, key: string, post: PublishedPost): void {
  const list = map.get(key);
  if (list) list.push(post);
  else map.set(key, [post]);
}
