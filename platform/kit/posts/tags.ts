import * as v from 'valibot';
import { slugOf } from './slug';

/** Most tags of a post. `firestore.rules` has the same number. */
export const maxTags = 10;

/** Longest tag in characters. */
export const maxTagLength = 40;

/** The most items of a list that are read, with those that are no tags or stand twice: no real post has as many. */
export const maxTagsRead = 1_000;

/** A tag as pages name it, and the last part of the address of its posts. */
export const tagSchema = v.object({ slug: v.string(), name: v.string() });

/** A tag as pages name it, and the last part of the address of its posts. */
export type Tag = v.InferOutput<typeof tagSchema>;

/** Last part of the address of a tag's posts; '' for a tag without a letter or digit. */
export const tagSlug = (tag: string): string => slugOf(tag, '');

/**
 * Tags as they are stored: trimmed, none twice (two with one address are one), none without a letter or digit, and none beyond the
 * limits. Of a list, the first `maxTagsRead` are read.
 */
export function cleanTags(tags: readonly string[], most = maxTags): string[] {
  const bySlug = new Map<string, string>();
  for (const tag of tags.slice(0, maxTagsRead)) {
    const name = tag.replace(/\s+/g, ' ').trim();
    const slug = name.length <= maxTagLength && tagSlug(name);
    if (slug && !bySlug.has(slug)) bySlug.set(slug, name);
  }
  return [...bySlug.values()].slice(0, most);
}

/** Schema of the tags of a stored post; anything but a list of texts counts as none. */
export const tagsSchema = v.fallback(
  v.optional(
    v.pipe(
      v.array(v.string()),
      v.transform((tags) => cleanTags(tags)),
    ),
  ),
  undefined,
);
