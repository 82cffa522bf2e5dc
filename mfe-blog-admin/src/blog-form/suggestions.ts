import type { StoredPost } from '../posts/stored-post';
import { readTags } from '../posts/tags-text';

/** What fields of a post suggest: what other posts have there. */
export type Suggestions = { authors: readonly string[]; tags: readonly string[] };

/** The authors and tags in use, those of most posts first. */
export const suggestionsOf = (posts: readonly Pick<StoredPost, 'author' | 'tags'>[]): Suggestions => ({
  authors: byUse(posts.map(({ author }) => author.trim())),
  tags: byUse(posts.flatMap(({ tags = '' }) => readTags(tags))),
});

function byUse(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([value]) => value);
}
