import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSameDraft, type PostDraft } from '../posts/post-draft';
import type { PostsStore } from '../posts/posts-store';
import { DraftChangedError } from './draft-changed-error';
import { noteSent } from './own-drafts';
import { forgetOnServer, isForgotten, keepOnServer } from './server-drafts';
import type { DraftToKeep } from './use-kept-draft';

/** Time in ms after which a draft is kept on the server when somebody rests, and at the latest while they go on. */
const rest = 3_000;
const maxUnkept = 10_000;
/** Time in ms until a draft that could not be kept is tried again, which doubles with each failure. */
const firstPause = 5_000;
const maxPause = 60_000;

/** The draft that the server has, since when, and whether it does not respond. */
export type ServerDraftState = { draft?: PostDraft; at?: Date; isFailing: boolean };

/**
 * Keeps a draft on the server while it is written, and forgets it when nothing in it is unsaved any more.
 * @param isNoted whether the server knows that the form is open
 * @returns what is kept; `keepNow`; and `pause`, for as long as the draft is being saved
 */
export function useServerDraft(
  store: PostsStore,
  { key, keyNow, split, initial, initialKeptAt, draft, isChanged, readUnsaved, editing }: DraftToKeep,
  isNoted: RefObject<boolean>,
) {
  const [state, setState] = useState<ServerDraftState>({ isFailing: false });
  const latest = useRef({ split, readUnsaved, editing });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const work = useRef({
    firstUnkept: 0,
    failures: 0,
    isPaused: false,
    isGone: false,
    kept: undefined as PostDraft | undefined,
  });

  useLayoutEffect(() => {
    latest.current = { split, readUnsaved, editing };
  });

  const keep = useCallback(
    async (isOpen = true) => {
      clearTimeout(timer.current);
      const { current } = work;
      const isOver = current.isPaused || (isOpen && current.isGone);
      const unsaved = isOver ? undefined : latest.current.readUnsaved();
      if (!unsaved || (isOpen && current.kept && isSameDraft(current.kept, unsaved))) return;
      current.firstUnkept = 0;
      const { split: splitNow, editing: edited } = latest.current;
      const about = edited ? { postId: edited.post.id, since: edited.since } : {};
      const isUntouched = initialKeptAt !== undefined && isSameDraft(initial, unsaved);
      const keptAt = isUntouched ? initialKeptAt : new Date().toISOString();
      const kept = { key: keyNow.current, draft: unsaved, keptAt, ...about };
      try {
        await keepOnServer(store, kept, isOpen).catch((error: unknown) => {
          if (!(error instanceof DraftChangedError)) throw error;
          // Nothing was written here that the other window does not have.
          if (isUntouched) return;
          return keepOnServer(store, { ...kept, key: splitNow() }, isOpen);
        });
        current.kept = unsaved;
        noteSent(keyNow.current, unsaved);
        current.failures = 0;
        setState({ draft: unsaved, at: new Date(), isFailing: false });
      } catch {
        // It is in this browser, and the form says so.
        current.failures += 1;
        setState((before) => ({ ...before, isFailing: true }));
        clearTimeout(timer.current);
        const pause = Math.min(maxPause, firstPause * 2 ** (current.failures - 1));
        if (isOpen) timer.current = setTimeout(keep, pause);
      }
    },
    [store],
  );

  useEffect(() => {
    const { current } = work;
    if (!isChanged) {
      clearTimeout(timer.current);
      current.firstUnkept = 0;
      if (current.kept) forgetOnServer(store, key);
      current.kept = undefined;
      current.failures = 0;
      setState((before) => (before.at || before.isFailing ? { isFailing: false } : before));
      return;
    }
    if (current.failures > 0) return;
    current.firstUnkept ||= Date.now();
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, Math.min(rest, current.firstUnkept + maxUnkept - Date.now()));
  }, [store, key, draft, isChanged, keep]);

  useEffect(() => {
    const keepAgain = () => {
      if (work.current.failures > 0) void keep();
    };
    const keepWhenHidden = () => {
      if (document.visibilityState === 'hidden') void keep();
    };
    work.current.isGone = false;
    addEventListener('online', keepAgain);
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      removeEventListener('online', keepAgain);
      document.removeEventListener('visibilitychange', keepWhenHidden);
      clearTimeout(timer.current);
      work.current.isGone = true;
      const { current } = latest;
      if (current.readUnsaved() && !isForgotten(keyNow.current)) void keep(false);
      // A save that is under way deletes it.
      else if (isNoted.current && !work.current.isPaused) forgetOnServer(store, keyNow.current);
    };
  }, [store, keep, isNoted]);

  const pause = useCallback(
    (isPaused: boolean) => {
      work.current.isPaused = isPaused;
      if (!isPaused && !work.current.isGone) timer.current = setTimeout(keep, rest);
    },
    [keep],
  );
  return { ...state, keepNow: keep, pause };
}
