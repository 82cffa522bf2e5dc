import { useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft } from './kept-drafts';
import type { PostDraft } from '../posts/post-draft';

/** Longest time in ms that typed words are in no store. */
const keepInterval = 2000;

/** What is kept, and what it changes. */
export type KeptWork = {
  key: string;
  draft: PostDraft;
  isChanged: boolean;
  postId: string | undefined;
  since: string | undefined;
};

/**
 * Keeps unsaved work in this browser every few seconds, and at once when the page is left; forgets it when nothing is
 * unsaved any more. @returns when it was kept last, and whether the browser has no room for it
 */
export function useKeptDraft({ key, draft, isChanged, postId, since }: KeptWork) {
  const [kept, setKept] = useState<{ at?: Date; isFull: boolean }>({ isFull: false });
  const pending = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    if (!isChanged) {
      forgetDraft(key);
      return;
    }
    const keep = () => {
      pending.current = undefined;
      const isKept = keepDraft(key, { draft, ...(postId ? { postId } : {}), ...(since ? { since } : {}) });
      setKept((before) => ({ ...before, ...(isKept ? { at: new Date() } : {}), isFull: !isKept }));
    };
    pending.current = keep;
    const timer = setTimeout(keep, keepInterval);
    return () => clearTimeout(timer);
  }, [key, draft, isChanged, postId, since]);

  useEffect(() => {
    const keepNow = () => pending.current?.();
    addEventListener('pagehide', keepNow);
    addEventListener('visibilitychange', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      removeEventListener('visibilitychange', keepNow);
    };
  }, []);

  return kept;
}
