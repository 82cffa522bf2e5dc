import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { PostsStore } from '../posts/posts-store';
import { createDraftKey } from './kept-drafts';
import { noteOpened } from './known-versions';
import { forgetOwnDraft } from './own-drafts';
import { forgetOnServer } from './server-drafts';

/**
 * The key under which a form keeps its draft.
 * @param keptAt when the unsaved work was kept that the form was opened with
 * @param onSplit called with another key, when another window has written the draft of this one
 * @returns the key as it is now, and how the form gets another one
 */
export function useOwnKey(
  store: PostsStore,
  draftKey: string,
  keptAt: string | undefined,
  onSplit: (draftKey: string) => void,
): { keyNow: RefObject<string>; split: () => string } {
  // Before anything is kept.
  useState(() => keptAt !== undefined && noteOpened(draftKey, keptAt));
  const keyNow = useRef(draftKey);
  useLayoutEffect(() => {
    keyNow.current = draftKey;
  }, [draftKey]);
  const split = () => {
    const key = createDraftKey();
    // What this window has written is kept under the new key from now on.
    forgetOwnDraft(keyNow.current);
    forgetOnServer(store, keyNow.current);
    keyNow.current = key;
    onSplit(key);
    return key;
  };
  return { keyNow, split };
}
