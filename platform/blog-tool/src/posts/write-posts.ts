import { heldSlug } from 'kit/posts/slug';
import type { Locale } from 'kit/words/words';
import { chooseSlug, isSlugTyped } from './choose-slug';
import { asBaseOfCopy, fieldsToStore, unknownFieldsOf } from './fields-to-store';
import { ImportRefusal, planImport } from './plan-import';
import { draftOf, type PostDraft } from './post-draft';
import type { PostFile } from './post-file';
import type { PostsStore } from './posts-store';
import type { Editing, SaveAttempt } from './save';
import { SlugTakenError } from './store-errors';
import { readStoredPost, type StoredPost } from './stored-post';
import { timeOfSave, versionBefore } from './time-of-save';

/** The present posts, their store, and the function that shows a stored one. */
type WriterContext = {
  all: readonly StoredPost[];
  store: PostsStore;
  show: (post: StoredPost) => void;
  /** Whether the writer may change what readers see. */
  mayPublish: boolean;
  /** In which the site writes new slugs. */
  locale: Locale;
};

/** Stores drafts and files. Each of its functions throws what the store throws; then nothing is shown. */
export function createPostWriter({ all, store, show, mayPublish, locale }: WriterContext) {
  /** A version is kept beside the save: a failure here loses nothing that is stored. */
  const keepVersions = (saved: StoredPost, before: StoredPost | undefined) => {
    const saves = before ? [versionBefore(before.fields, saved.updatedAt), saved.fields] : [saved.fields];
    store.keepVersions(saved.id, saves).catch((error: unknown) => {
      console.error(`No version of post ${saved.id} was kept; the next save keeps one:`, error);
    });
  };

  /** Saves a draft under its slug; one that is made of the title is tried again when somebody has reserved it. */
  const storeDraft = async (
    draft: PostDraft,
    base: StoredPost | undefined,
    stored: Editing | undefined,
    { id, attempts, onSend }: SaveAttempt,
  ): Promise<StoredPost> => {
    const others = all.filter((post) => post.id !== (stored?.post.id ?? id));
    const refused = new Set<string>();
    for (;;) {
      const slug = await chooseSlug({ draft, stored: stored?.post, others, refused, store, locale });
      const updatedAt = timeOfSave([stored?.post.updatedAt ?? '', ...attempts]);
      const fields = fieldsToStore(draft, base, { slug, updatedAt });
      const options = { attempts, slug: draft.status === 'draft' ? undefined : slug };
      onSend(updatedAt);
      try {
        if (stored) await store.save(stored.post.id, fields, stored.since, options);
        else await store.add(fields, { id, ...options });
      } catch (error) {
        if (!(error instanceof SlugTakenError) || isSlugTyped(draft, stored?.post)) throw error;
        refused.add(error.slug);
        continue;
      }
      const saved = readStoredPost(stored?.post.id ?? id, fields);
      show(saved);
      keepVersions(saved, stored?.post);
      return saved;
    }
  };

  /** Stores a post that was read from a file; whoever chose it was asked before. @throws {ImportRefusal} when it is left out on purpose. */
  const storeFile = async (file: PostFile, known: readonly StoredPost[]): Promise<StoredPost | undefined> => {
    const attempt = { id: crypto.randomUUID(), attempts: [], onSend: () => {} };
    const plan = planImport(file, known);
    switch (plan.kind) {
      case 'unchanged':
        return undefined;
      case 'outdated':
        throw new ImportRefusal(
          'the post was saved since it was exported. Export it again, or delete the id in the file',
        );
      case 'update': {
        const { post } = plan;
        if (!mayPublish && post.status === 'published')
          throw new ImportRefusal('its post is published, and only a publisher may replace it');
        const { status, slug, publishTime } = post;
        const draft = { ...draftOf(file), status, slug, publishTime };
        const base = { ...post, fields: { ...post.fields, ...unknownFieldsOf(file.otherFields) } };
        return storeDraft(draft, base, { post, since: post.version }, attempt);
      }
      case 'add':
        // Nothing is published by importing it; its slug waits for it where it is free.
        return storeDraft(
          { ...draftOf(file), status: 'draft', slug: await freeSlug(file.slug, known) },
          readStoredPost('', unknownFieldsOf(file.otherFields)),
          undefined,
          attempt,
        );
    }
  };

  const freeSlug = async (slug: string, known: readonly StoredPost[]) => {
    const isTaken = slug !== '' && (known.some((post) => heldSlug(post) === slug) || (await store.isSlugTaken(slug)));
    return isTaken ? '' : slug;
  };

  return {
    storeDraft,
    /** Adds a post. @param copyOf the post that it is a version of */
    storeCopy: (draft: PostDraft, copyOf: StoredPost | undefined, attempt: SaveAttempt) =>
      storeDraft(draft, copyOf && asBaseOfCopy(copyOf), undefined, attempt),
    storeFile,
  };
}
