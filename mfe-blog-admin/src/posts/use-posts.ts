import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { heldSlug, type PostWithSlug, slugForPublishing } from 'shared-config/posts/slug';
import type { PostFile } from '../import-export/post-file';
import type { PostDraft } from './post-draft';
import type { PostsStore } from './posts-store';
import {
  asBaseOfCopy,
  fieldsToStore,
  readStoredPost,
  type SaveSettings,
  type StoredPost,
  unknownFieldsOf,
} from './stored-post';

/** A post that is being edited, and the version that the edit began from. */
export type Editing = { post: StoredPost; since: string };

/** What became of a post that was removed from the list: it is stored until it is deleted everywhere. */
export type Removal = 'removed' | 'deleting' | 'failed';

/** The posts of a store, and what can be done with them. */
export type Posts = {
  /** All stored posts, including those that were removed from the list; none while they are loading. */
  all: readonly StoredPost[];
  isLoading: boolean;
  /** The posts that were removed from the list, by id. */
  removals: ReadonlyMap<string, Removal>;
  /** Overwrites a post. @throws what the store throws, and then the list stays as it is. */
  save: (draft: PostDraft, editing: Editing) => Promise<void>;
  /** Adds a post. @param copyOf the post that it is a version of */
  add: (draft: PostDraft, copyOf?: StoredPost) => Promise<void>;
  /** Adds posts that were read from files. @returns those that could not be added, with the error */
  addFiles: (files: readonly PostFile[]) => Promise<ReadonlyMap<PostFile, unknown>>;
  /** Takes a post from the list on this page alone (specification §7). */
  removeFromList: (id: string) => void;
  /** Puts a removed post back at its place. */
  restore: (id: string) => void;
  /** Deletes the document of a removed post. @returns whether it is deleted; else its removal has failed */
  deleteEverywhere: (id: string) => Promise<boolean>;
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

  /** The slug to store with a post; none for a draft that has none. @param stored what slugForPublishing asks for */
  const chooseSlug = async (
    post: PostWithSlug,
    stored: PostWithSlug | undefined,
    others: readonly PostWithSlug[],
    id?: string,
  ) =>
    heldSlug(post) === undefined
      ? undefined
      : slugForPublishing(post.title, stored, others, (slug) => store.isSlugTaken(slug, id));

  const addFields = async (draft: PostDraft, base: StoredPost | undefined, settings: SaveSettings) => {
    const fields = fieldsToStore(draft, base, settings);
    const added = readStoredPost(await store.add(fields), fields);
    setAll((before) => [...before, added]);
    return added;
  };

  return {
    all,
    isLoading,
    removals,
    save: async (draft, { post, since }) => {
      const others = all.filter(({ id }) => id !== post.id);
      const slug = await chooseSlug({ ...draft, slug: '' }, post, others, post.id);
      const fields = fieldsToStore(draft, post, { slug, updatedAt: now() });
      await store.save(post.id, fields, since);
      setAll((before) => before.map((one) => (one.id === post.id ? readStoredPost(post.id, fields) : one)));
      setRemoval(post.id, undefined);
    },
    add: async (draft, copyOf) => {
      const slug = await chooseSlug({ ...draft, slug: '' }, undefined, all);
      await addFields(draft, copyOf && asBaseOfCopy(copyOf), { slug, updatedAt: now() });
    },
    addFiles: async (files) => {
      const known = [...all];
      const failures = new Map<PostFile, unknown>();
      for (const file of files) {
        const { slug: _slug, updatedAt, otherFields, ...draft } = file;
        try {
          // It is not stored yet, so another post may hold its slug.
          const slug = await chooseSlug(file, { ...file, status: 'draft' }, known);
          const base = readStoredPost('', unknownFieldsOf(otherFields));
          known.push(await addFields(draft, base, { slug, updatedAt: updatedAt || now() }));
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
        setRemoval(id, 'failed');
        return false;
      }
      setAll((before) => before.filter((post) => post.id !== id));
      setRemoval(id, undefined);
      return true;
    },
    takeTheirs: (id, theirs) =>
      setAll((before) =>
        theirs ? before.map((post) => (post.id === id ? theirs : post)) : before.filter((post) => post.id !== id),
      ),
  };
}

const now = () => new Date().toISOString();

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
