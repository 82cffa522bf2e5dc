import { postContentSchema } from 'shared-config/posts/post';
import * as v from 'valibot';
import { draftBlockSchema } from './draft-blocks';

const keptDraftSchema = v.object({
  /** The post that it changes; absent for a new one. */
  postId: v.optional(v.string()),
  /** The version that it changes. */
  since: v.optional(v.string()),
  /** When it was kept, as an ISO timestamp. */
  keptAt: v.pipe(v.string(), v.isoTimestamp()),
  draft: v.object({
    ...v.omit(postContentSchema, ['updatedAt', 'slug', 'content']).entries,
    content: v.pipe(v.array(draftBlockSchema), v.minLength(1)),
  }),
});

/** Unsaved work that this browser keeps, under a key of its own. */
export type KeptDraft = v.InferOutput<typeof keptDraftSchema> & { key: string };

const prefix = 'blog-draft ';

/** A key for work that begins now. */
export const createDraftKey = () => crypto.randomUUID();

/** Keeps unsaved work in this browser, so that neither a crash nor a reload loses it. @returns whether there was room */
export function keepDraft(key: string, kept: Omit<KeptDraft, 'key' | 'keptAt'>): boolean {
  try {
    localStorage.setItem(prefix + key, JSON.stringify({ ...kept, keptAt: new Date().toISOString() }));
    return true;
  } catch (error) {
    console.error('The draft could not be kept in this browser; free some of its storage:', error);
    return false;
  }
}

/** Forgets work that was saved or given up. */
export function forgetDraft(key: string): void {
  localStorage.removeItem(prefix + key);
}

/** All unsaved work of this browser, the latest first. What cannot be read is left where it is. */
export function listKeptDrafts(): KeptDraft[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => {
      const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keptDraftSchema), localStorage.getItem(name));
      return kept.success ? [{ key: name.slice(prefix.length), ...kept.output }] : [];
    })
    .sort((one, other) => other.keptAt.localeCompare(one.keptAt));
}
