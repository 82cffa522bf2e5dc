import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { heldSlug } from 'shared-config/posts/slug';
import type { PostFile } from '../import-export/post-file';
import { chooseSlug, isSlugTyped } from './choose-slug';
import { draftOf, type PostDraft, titleOf } from './post-draft';
import { type PostsStore, SlugTakenError, TrashFullError } from './posts-store';
import {
  asBaseOfCopy,
  fieldsToStore,
  isSeenByReaders,
  readStoredPost,
  type StoredPost,
  unknownFieldsOf,
} from './stored-post';

/** A post that is being edited, and the version that the edit began from. */
export type Editing = { post: StoredPost; since: string };

/** What became of a post that was removed from the list: it is stored until it is deleted everywhere. */
export type Removal = 'removed' | 'deleting' | 'failed' | 'trash-full';

/** What identifies a save, so that sending it twice stores it once. */
type SaveAttempt = {
  /** The id of a new post. */
  id: string;
  /** The earlier saves of the same form. */
  attempts: readonly string[];
  /** Called with its `updatedAt` before it is sent. */
  onSend: (updatedAt: string) => void;
};

/** The posts of a store, and what can be done with them. */
export type Posts = {
  /** All stored posts, including those that were removed from the list; none while they are loading. */
  all: readonly StoredPost[];
  isLoading: boolean;
  /** The posts that were removed from the list, by id. */
  removals: ReadonlyMap<string, Removal>;
  /** Overwrites a post. @throws what the store throws, and then the list stays as it is. @returns what is stored */
  save: (draft: PostDraft, editing: Editing, attempt: SaveAttempt) => Promise<StoredPost>;
  /** Adds a post. @param copyOf the post that it is a version of. @returns what is stored */
  add: (draft: PostDraft, attempt: SaveAttempt, copyOf?: StoredPost) => Promise<StoredPost>;
  /**
   * Stores posts that were read from files: over the post that a file is an export of, else as new ones. A new one is a
   * draft. @returns those that could not be stored, with the error
   */
  addFiles: (files: readonly PostFile[]) => Promise<ReadonlyMap<PostFile, unknown>>;
  /** Takes a post from the list on this page alone (specification §7). */
  removeFromList: (id: string) => void;
  /** Puts a removed post back at its place. */
  restore: (id: string) => void;
  /** Moves a removed post to the trash. @returns whether it is there; else its removal has failed */
  deleteEverywhere: (id: string) => Promise<boolean>;
  /** Takes a post out of the trash and into the list, as a draft. */
  restoreFromTrash: (id: string) => Promise<StoredPost>;
  /** Where they are. */
  store: PostsStore;
  /** Shows what somebody else has stored; without `theirs` the post was deleted, and leaves the list. */
  takeTheirs: (id: string, theirs: StoredPost | undefined) => void;
};

/**
 * The posts of a store; they are read once (specification §4).
 * @param onLoaded called with what was read; not when reading failed, which is only logged (specification §8)
 */
export function usePosts(store: PostsStore, onLoaded: (posts: readonly StoredPost[]) => void): Posts {
  const { all, setAll, isLoading } = useLoadedPosts(store, onLoaded);
  const [removals, setRemovals] = useState<ReadonlyMap<string, Removal>>(new Map());

  const setRemoval = (id: string, removal: Removal | undefined) =>
    setRemovals((before) => {
      const after = new Map(before);
      if (removal) after.set(id, removal);
      else after.delete(id);
      return after;
    });

  const show = (post: StoredPost) =>
    setAll((before) =>
      before.some(({ id }) => id === post.id)
        ? before.map((one) => (one.id === post.id ? post : one))
        : [...before, post],
    );

  /** A version is kept beside the save: what fails here loses nothing that is stored. */
  const keepVersions = (saved: StoredPost, before: StoredPost | undefined) => {
    const saves = before?.updatedAt ? [before.fields, saved.fields] : [saved.fields];
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
      const slug = await chooseSlug({ draft, stored: stored?.post, others, refused, store });
      const updatedAt = timeOfSave([stored?.post.updatedAt, ...attempts]);
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

  /** Stores a post that was read from a file. @throws {ImportRefusal} when it is left out on purpose. */
  const storeFile = async (file: PostFile, known: readonly StoredPost[]): Promise<StoredPost | undefined> => {
    const attempt = { id: crypto.randomUUID(), attempts: [], onSend: () => {} };
    const { ImportRefusal, planImport } = await import('../import-export/plan-import');
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
        const question = `Readers see “${titleOf(post)}”. Replace it with the imported post?`;
        if (isSeenByReaders(post) && !window.confirm(question)) throw new ImportRefusal('the post was not changed');
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
    all,
    isLoading,
    removals,
    save: async (draft, editing, attempt) => {
      const saved = await storeDraft(draft, editing.post, editing, attempt);
      setRemoval(saved.id, undefined);
      return saved;
    },
    add: (draft, attempt, copyOf) => storeDraft(draft, copyOf && asBaseOfCopy(copyOf), undefined, attempt),
    addFiles: async (files) => {
      const failures = new Map<PostFile, unknown>();
      let known = all;
      for (const file of files) {
        try {
          const stored = await storeFile(file, known);
          if (stored) known = [...known.filter(({ id }) => id !== stored.id), stored];
        } catch (error) {
          failures.set(file, error);
        }
      }
      return failures;
    },
    removeFromList: (id) => setRemoval(id, 'removed'),
    restore: (id) => setRemoval(id, undefined),
    deleteEverywhere: async (id) => {
      setRemoval(id, 'deleting');
      try {
        await store.remove(id);
      } catch (error) {
        console.error('The post could not be deleted:', error);
        setRemoval(id, error instanceof TrashFullError ? 'trash-full' : 'failed');
        return false;
      }
      setAll((before) => before.filter((post) => post.id !== id));
      setRemoval(id, undefined);
      return true;
    },
    restoreFromTrash: async (id) => {
      const restored = await store.restore(id);
      show(restored);
      return restored;
    },
    store,
    takeTheirs: (id, theirs) => {
      if (theirs) show(theirs);
      else setAll((before) => before.filter((post) => post.id !== id));
    },
  };
}

/**
 * Now, as an ISO timestamp, and always after the saves before: a save is known by its time, also where this machine's clock
 * is behind the one that stored the post.
 */
function timeOfSave(before: readonly (string | undefined)[]): string {
  const earliest = before.map((time) => Date.parse(time ?? '') + 1).filter(Number.isFinite);
  return new Date(Math.max(Date.now(), ...earliest)).toISOString();
}

function useLoadedPosts(
  store: PostsStore,
  onLoaded: (posts: readonly StoredPost[]) => void,
): { all: readonly StoredPost[]; setAll: Dispatch<SetStateAction<readonly StoredPost[]>>; isLoading: boolean } {
  const [all, setAll] = useState<readonly StoredPost[]>([]);
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    let isCancelled = false;
    store
      .list()
      .then(
        (loaded) => {
          if (isCancelled) return;
          // What was added while the list was loading may be in it already.
          setAll((before) => [...loaded, ...before.filter(({ id }) => loaded.every((post) => post.id !== id))]);
          onLoaded(loaded);
        },
        (error: unknown) => console.error('The posts could not be loaded:', error),
      )
      .finally(() => {
        if (!isCancelled) setLoading(false);
      });
    return () => {
      isCancelled = true;
    };
  }, [store]);
  return { all, setAll, isLoading };
}
