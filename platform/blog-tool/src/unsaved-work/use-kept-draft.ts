import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSameDraft, type PostDraft } from '../posts/post-draft';
import type { Editing } from '../posts/save';
import { forgetOwnDraft, isWrittenElsewhere, keepOwnDraft } from './own-drafts';

/** Time in ms that a change waits until it is kept, besides the half second in which a body settles. */
const maxUnkept = 300;

/** A draft being written, under the key of its form. */
export type DraftToKeep = {
  key: string;
  /** The key as it is now: `split` changes it at once. */
  keyNow: RefObject<string>;
  /** Goes on under a key of its own, because another window has written the draft of this one. @returns that key */
  split: () => string;
  /** What the form was opened with. */
  initial: PostDraft;
  /** When that was kept, if it is unsaved work: as long as nothing was changed, it is that state and no other. */
  initialKeptAt: string | undefined;
  /** As it was when it settled. */
  draft: PostDraft;
  /** Whether anything in it is unsaved. */
  isChanged: boolean;
  /** The draft as it is now; `undefined` when nothing in it is unsaved. */
  readUnsaved: () => PostDraft | undefined;
  /** The post that it changes; absent for a new one. */
  editing: Editing | undefined;
};

/** When the draft was kept last, and whether the browser has no room for it. */
export type KeptState = { at?: Date; isFull: boolean };

/**
 * Keeps a draft in this browser, at most `maxUnkept` after each change, also while somebody goes on typing, and at once
 * when the page or the form is left; forgets it when nothing in it is unsaved any more. What another window has written under the
 * same key stays there.
 * @returns what was kept, and a function that keeps it now; it says whether everything is kept
 */
export function useKeptDraft({
  key,
  keyNow,
  split,
  initial,
  initialKeptAt,
  draft,
  isChanged,
  readUnsaved,
  editing,
}: DraftToKeep): KeptState & { keepNow: () => boolean } {
  const [kept, setKept] = useState<KeptState>({ isFull: false });
  const latest = useRef({ split, readUnsaved, editing });
  const lastKept = useRef<PostDraft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keepNow = useRef(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { current } = latest;
    const unsaved = current.readUnsaved();
    if (!unsaved || (lastKept.current && isSameDraft(lastKept.current, unsaved))) return true;
    const { post, since } = current.editing ?? {};
    const isElsewhere = isWrittenElsewhere(keyNow.current);
    const isUntouched = initialKeptAt !== undefined && isSameDraft(initial, unsaved);
    // Nothing was written here that the other window does not have.
    if (isElsewhere && isUntouched) return true;
    const about = post && { postId: post.id, since };
    const keptAt = isUntouched ? initialKeptAt : new Date().toISOString();
    const isKept = keepOwnDraft(isElsewhere ? current.split() : keyNow.current, { draft: unsaved, ...about }, keptAt);
    if (isKept) lastKept.current = unsaved;
    setKept((before) => ({ ...before, ...(isKept ? { at: new Date() } : {}), isFull: !isKept }));
    return isKept;
  });

  // Before any effect that may ask for it to be kept.
  useLayoutEffect(() => {
    latest.current = { split, readUnsaved, editing };
  });

  useEffect(() => {
    if (!isChanged) {
      clearTimeout(timer.current);
      timer.current = undefined;
      lastKept.current = undefined;
      forgetOwnDraft(key);
      return;
    }
    // A change does not put off the keeping of the one before.
    timer.current ??= setTimeout(keepNow.current, maxUnkept);
  }, [key, draft, isChanged]);

  useEffect(() => {
    const keep = () => void keepNow.current();
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, []);

  return { ...kept, keepNow: keepNow.current };
}
