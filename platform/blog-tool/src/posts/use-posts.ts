import { useWords } from 'kit/page/contexts';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { PostDraft } from './post-draft';
import type { PostFile } from './post-file';
import type { PostsStore } from './posts-store';
import { useMayPublish } from './role';
import type { Editing, SaveAttempt } from './save';
import type { StoredPost } from './stored-post';

/** The state of a post that was removed from the list: it is stored until it is deleted everywhere. */
export type Removal = 'removed' | 'deleting' | 'failed' | 'trash-full';

export type Posts = ReturnType<typeof usePosts>;

/** The posts of a store, and the operations on them. They are read once (specification §4); that it fails is only logged (§8). */
export function usePosts(store: PostsStore) {
  const mayPublish = useMayPublish();
  const { locale } = useWords();
  const { all, setAll, isLoading } = useLoadedPosts(store);
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

  // Only who writes needs it; the screens behind the list bring it.
  const write = async () =>
    (await import(/* webpackChunkName: "screens" */ './write-posts')).createPostWriter({
      all,
      store,
      show,
      mayPublish,
      locale,
    });

  return {
    /** All stored posts, including those that were removed from the list; none while they are loading. */
    all,
    isLoading,
    /** The posts that were removed from the list, by id. */
    removals,
    /** Overwrites a post. @throws the errors of the store, and then the list stays as it is. @returns the stored post */
    save: async (draft: PostDraft, editing: Editing, attempt: SaveAttempt) => {
      const saved = await (await write()).storeDraft(draft, editing.post, editing, attempt);
      setRemoval(saved.id, undefined);
      return saved;
    },
    /** Adds a post. @param copyOf the post that it is a version of. @returns the stored post */
    add: async (draft: PostDraft, attempt: SaveAttempt, copyOf?: StoredPost) =>
      (await write()).storeCopy(draft, copyOf, attempt),
    /**
     * Stores posts that were read from files: over the post that a file is an export of, else as new ones. A new one is a
     * draft.
     * @param onNext is told which one is next, from 1
     * @param signal ends it before the next one
     * @returns those that were not stored, with the error, or the reason of the signal
     */
    addFiles: async (
      files: readonly PostFile[],
      onNext?: (count: number) => void,
      signal?: AbortSignal,
    ): Promise<ReadonlyMap<PostFile, unknown>> => {
      const failures = new Map<PostFile, unknown>();
      const { storeFile } = await write();
      let known = all;
      for (const [at, file] of files.entries()) {
        try {
          signal?.throwIfAborted();
          onNext?.(at + 1);
          const stored = await storeFile(file, known);
          if (stored) known = [...known.filter(({ id }) => id !== stored.id), stored];
        } catch (error) {
          failures.set(file, error);
        }
      }
      return failures;
    },
    /** Takes a post from the list on this page alone (specification §7). */
    removeFromList: (id: string) => setRemoval(id, 'removed'),
    /** Puts a removed post back at its place. */
    restore: (id: string) => setRemoval(id, undefined),
    /** Moves a removed post to the trash. @returns whether it is there; else its removal has failed */
    deleteEverywhere: async (id: string): Promise<boolean> => {
      setRemoval(id, 'deleting');
      try {
        await store.remove(id);
      } catch (error) {
        console.error('The post could not be deleted:', error);
        // By its name: the list loads none of the store's errors.
        setRemoval(id, error instanceof Error && error.name === 'TrashFullError' ? 'trash-full' : 'failed');
        return false;
      }
      setAll((before) => before.filter((post) => post.id !== id));
      setRemoval(id, undefined);
      return true;
    },
    /** Takes a post out of the trash and into the list, as a draft. */
    restoreFromTrash: async (id: string): Promise<StoredPost> => {
      const restored = await store.restore(id);
      show(restored);
      return restored;
    },
    /** The store that keeps the posts. */
    store,
    /** Shows what somebody else has stored; without `theirs` the post was deleted, and leaves the list. */
    takeTheirs: (id: string, theirs: StoredPost | undefined): void => {
      if (theirs) show(theirs);
      else setAll((before) => before.filter((post) => post.id !== id));
    },
  };
}

function useLoadedPosts(store: PostsStore): {
  all: readonly StoredPost[];
  setAll: Dispatch<SetStateAction<readonly StoredPost[]>>;
  isLoading: boolean;
} {
  const [all, setAll] = useState<readonly StoredPost[]>([]);
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    let isCancelled = false;
    store
      .list()
      .then(
        (loaded) => {
          if (isCancelled) return;
          // A post added while the list was loading may be in it already.
          setAll((before) => [...loaded, ...before.filter(({ id }) => loaded.every((post) => post.id !== id))]);
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
