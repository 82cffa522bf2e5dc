import * as v from 'valibot';
import { coverSchema } from './cover';
import { slugOf } from './slug';

/** Name of the collection of people who write; the id of a document is the slug of its name. */
export const authorsCollection = 'authors';

/** Longest line about a person, in characters: it stands in one line of a desk, two of a phone. */
export const maxAuthorLine = 160;

/** Schema of the stored record of an author. Malformed fields are left out: a post keeps the author that it names. */
export const storedAuthorSchema = v.object({
  /** As posts name them. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  /** Their role, or a line about them. */
  line: v.fallback(v.optional(v.string(), ''), ''),
  /** A part of it around its focal point is shown as a square. */
  portrait: v.fallback(v.optional(coverSchema), undefined),
  /** The alternative text of the picture; empty where the picture says nothing but who it is. */
  alt: v.fallback(v.optional(v.string(), ''), ''),
});

/** The stored record of a person who writes. */
export type StoredAuthor = v.InferOutput<typeof storedAuthorSchema>;

/** Last part of the address of somebody's posts, and the id of the record about them; '' for a name without a letter or digit. */
export const authorSlug = (name: string): string => slugOf(name, '');
