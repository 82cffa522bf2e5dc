import { useEffect, useRef, useState } from 'react';
import type { PostDraft } from '../posts/post-draft';
import type { Editing } from '../posts/use-posts';
import { forgetDraft, keepDraft } from './kept-drafts';

/** Time in ms after the last change until the draft is kept. */
const keepDelay = 2000;

/** A draft being written, under the key of its form. */
type DraftToKeep = {
  key: string;
  draft: PostDraft;
  /** Whether anything in it is unsaved. */
  isChanged: boolean;
  /** The post that it changes; absent for a new one. */
  editing: Editing | undefined;
};

/** When the draft was kept last, and whether the browser has no room for it. */
export type KeptState = { at?: Date; isFull: boolean };

/**
 * Keeps a draft in this browser two seconds after the last change, and at once when the page is left; forgets it when
 * nothing in it is unsaved any more.
 */
export function useKeptDraft({ key, draft, isChanged, editing }: DraftToKeep): KeptState {
  const [kept, setKept] = useState<KeptState>({ isFull: false });
  const pending = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    if (!isChanged) {
      forgetDraft(key);
      return;
    }
    const keep = () => {
      pending.current = undefined;
      const isKept = keepDraft(key, { draft, ...(editing && { postId: editing.post.id, since: editing.since }) });
      setKept((before) => ({ ...before, ...(isKept ? { at: new Date() } : {}), isFull: !isKept }));
    };
    pending.current = keep;
    const timer = setTimeout(keep, keepDelay);
    return () => clearTimeout(timer);
  }, [key, draft, isChanged, editing]);

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
