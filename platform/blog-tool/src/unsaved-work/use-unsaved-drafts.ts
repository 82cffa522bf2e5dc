import { useCallback, useEffect, useState } from 'react';
import type { PostsStore } from '../posts/posts-store';
import type { Posts } from '../posts/use-posts';
import { isStoredAfterAll, listKeptDrafts } from './kept-drafts';
import { mergeDrafts, type UnsavedDraft } from './merge-drafts';
import type { UnsavedDrafts } from './unsaved-drafts';

// Beside the list's own script, which asks for the posts meanwhile.
const loadServerDrafts = () => import(/* webpackChunkName: "unsaved-work" */ './server-drafts');
const loadUnsavedWork = () => import(/* webpackChunkName: "unsaved-work" */ './unsaved-work');

/** How long the list is kept back for the drafts of the server, in ms: what comes behind it moves it under the pointer. */
const maxWait = 1_000;

/**
 * What this browser and the server keep of unsaved work, read whenever the list is shown.
 * @param posts those that are stored: a draft that one of them is, was stored after all
 */
export function useUnsavedDrafts(
  store: PostsStore,
  { all: posts }: Pick<Posts, 'all'>,
  isListShown: boolean,
): UnsavedDrafts {
  const [onServer, setOnServer] = useState<readonly UnsavedDraft[]>();
  const [shown, setShown] = useState<Pick<UnsavedDrafts, 'UnsavedWork'>>();
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setLate, maxWait, true);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isListShown && onServer) return;
    let isCancelled = false;
    // Behind the effects of all that is around the list: then the page answers to clicks.
    Promise.resolve()
      .then(() => Promise.all([loadServerDrafts(), loadUnsavedWork()]))
      .then(([{ listServerDrafts }, loaded]) => {
        setShown({ UnsavedWork: loaded.default });
        return listServerDrafts(store);
      })
      .then(
        (drafts) => {
          if (!isCancelled) setOnServer(drafts);
        },
        (error: unknown) => {
          console.error('The drafts on the server could not be loaded; those of this browser are listed:', error);
          if (!isCancelled) setOnServer((before) => before ?? []);
        },
      );
    return () => {
      isCancelled = true;
    };
  }, [store, isListShown]);

  const list = useCallback(() => {
    const unsaved = (onServer ?? []).filter(({ draft }) => !isStoredAfterAll(draft, posts));
    return mergeDrafts(listKeptDrafts(), unsaved);
  }, [onServer, posts]);

  return {
    isReady: onServer !== undefined,
    isAwaited: !(onServer && shown) && !isLate,
    UnsavedWork: shown?.UnsavedWork,
    list,
    onServer: onServer ?? [],
    drop: (key) => setOnServer((before) => before?.filter((draft) => draft.key !== key)),
  };
}
