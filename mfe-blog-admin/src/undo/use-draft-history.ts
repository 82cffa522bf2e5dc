import { useReducer } from 'react';
import type { PostDraft } from '../posts/post-draft';
import { reduceHistory } from './draft-history';

/** Changes a draft. Repeated changes of the same field are one undo step. */
type ChangeDraft = (field: string, change: (draft: PostDraft) => PostDraft) => void;

/** What a part of the form shows and changes. */
export type DraftPart = { draft: PostDraft; change: ChangeDraft };

/** A draft with undo and redo over the whole of it. */
export type EditedDraft = DraftPart & {
  /** Absent when there is nothing to undo. */
  undo: (() => void) | undefined;
  /** Absent when there is nothing to redo. */
  redo: (() => void) | undefined;
};

/** Keeps a draft with its history. @param initial what the form opens with */
export function useDraftHistory(initial: PostDraft): EditedDraft {
  const [{ past, present, future }, dispatch] = useReducer(reduceHistory, { past: [], present: initial, future: [] });
  return {
    draft: present,
    change: (field, change) => dispatch({ type: 'change', field, at: Date.now(), change }),
    undo: past.length > 0 ? () => dispatch({ type: 'undo' }) : undefined,
    redo: future.length > 0 ? () => dispatch({ type: 'redo' }) : undefined,
  };
}
