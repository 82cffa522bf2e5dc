import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Posts } from '../posts/use-posts';
import { isStoredAfterAll, type KeptDraft, listKeptDrafts } from './kept-drafts';
import { mergeDrafts, type UnsavedDraft } from './merge-drafts';
import type { UnsavedWorkProps } from './unsaved-work';
import type { ToolWindow, WindowDrafts } from './window-drafts';

// Beside the list's own script, which asks for the posts meanwhile.
const loadWindowDrafts = () => import(/* webpackChunkName: "unsaved-work" */ './window-drafts');
const loadUnsavedWork = () => import(/* webpackChunkName: "unsaved-work" */ './unsaved-work');

/** How long the list is kept back for the drafts of the server, in ms: drafts that come after it move it under the pointer. */
const maxWait = 1_000;

export type UnsavedDrafts = ReturnType<typeof useUnsavedDrafts>;

/**
 * The unsaved work that this browser and the server keep, read whenever the list is shown.
 * @param posts all stored ones: a draft equal to one of them was stored after all
 */
export function useUnsavedDrafts(toolWindow: ToolWindow, { all: posts }: Pick<Posts, 'all'>, isListShown: boolean) {
  const [onServer, setOnServer] = useState<readonly UnsavedDraft[]>();
  const [shown, setShown] = useState<{ UnsavedWork: ComponentType<UnsavedWorkProps>; drafts: WindowDrafts }>();
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
      .then(() => Promise.all([loadWindowDrafts(), loadUnsavedWork()]))
      .then(([{ openWindowDrafts }, loaded]) => {
        const drafts = openWindowDrafts(toolWindow);
        setShown({ UnsavedWork: loaded.default, drafts });
        return drafts.list();
      })
      .then(
        (listed) => {
          if (!isCancelled) setOnServer(listed);
        },
        (error: unknown) => {
          console.error('The drafts on the server could not be loaded; those of this browser are listed:', error);
          if (!isCancelled) setOnServer((before) => before ?? []);
        },
      );
    return () => {
      isCancelled = true;
    };
  }, [toolWindow, isListShown]);

  useEffect(() => {
    if (isListShown) shown?.drafts.forgetStored(posts, onServer ?? []);
  }, [shown, posts, onServer, isListShown]);

  const list = useCallback(() => {
    const isUnsaved = ({ draft }: KeptDraft) => !isStoredAfterAll(draft, posts);
    return mergeDrafts(listKeptDrafts().filter(isUnsaved), (onServer ?? []).filter(isUnsaved));
  }, [onServer, posts]);

  return {
    /** Whether those of the server are known, or cannot be. */
    isReady: onServer !== undefined,
    /** Whether the list is still kept back for them. */
    isAwaited: !(onServer && shown) && !isLate,
    /** The component for the drafts, once its script is there: a lazy component would come a moment behind the list, and move it. */
    UnsavedWork: shown?.UnsavedWork,
    list,
    discard: (kept: UnsavedDraft) => {
      shown?.drafts.discard(kept);
      setOnServer((before) => before?.filter(({ key }) => key !== kept.key));
    },
    takeBack: (kept: UnsavedDraft) => shown?.drafts.takeBack(kept),
  };
}
