import { type PostWithSlug, slugForPublishing, slugOf, spellOut } from 'kit/posts/slug';
import type { Locale } from 'kit/words/words';
import type { PostDraft } from './post-draft';
import type { PostsStore } from './posts-store';
import { SlugTakenError } from './store-errors';
import type { StoredPost } from './stored-post';

/** A draft that gets a slug, and the facts about the slugs of others. */
type SlugChoice = {
  draft: PostDraft;
  /** The post as it is stored; absent for a new one. */
  stored: StoredPost | undefined;
  /** All other posts of the list: their slugs are taken. */
  others: readonly PostWithSlug[];
  /** Slugs that the store has refused to reserve. */
  refused: ReadonlySet<string>;
  store: Pick<PostsStore, 'isSlugTaken'>;
  /** The language in which the site writes a new slug. */
  locale: Locale;
};

/** Whether a writer has typed a slug, other than the stored one. */
export const isSlugTyped = (draft: PostDraft, stored: StoredPost | undefined) =>
  draft.slug.trim() !== '' && draft.slug !== stored?.slug;

/**
 * The slug to store with a draft; `undefined` for one that was never published and has none. One that was typed is taken
 * as it is, one that is made of the title gets a number where another post has it.
 * @throws {SlugTakenError} when another post has the slug that was typed.
 */
export async function chooseSlug({
  draft,
  stored,
  others,
  refused,
  store,
  locale,
}: SlugChoice): Promise<string | undefined> {
  const isTaken = async (slug: string) => refused.has(slug) || (await store.isSlugTaken(slug, stored?.id));
  if (isSlugTyped(draft, stored)) {
    const slug = slugOf(spellOut(draft.slug, locale));
    if ((await slugForPublishing(slug, undefined, others, isTaken)) !== slug) throw new SlugTakenError(slug);
    return slug;
  }
  if (draft.status === 'draft') return draft.slug || undefined;
  // A slug that was cleared is made of the title again.
  const isCleared = draft.slug === '' && Boolean(stored?.slug);
  return slugForPublishing(spellOut(draft.title, locale), isCleared ? undefined : stored, others, isTaken);
}
