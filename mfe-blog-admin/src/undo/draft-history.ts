import type { PostDraft } from '../posts/post-draft';

/** Names a change of the number, order or type of the blocks: each of these is an undo step of its own. */
export const structure = 'structure';

/** Changes of one field that follow each other within this time in ms are one undo step. */
const mergeWindow = 1000;

/** How many steps can be undone. */
const maxUndoSteps = 200;

/** A draft, and what undo and redo lead to. */
export type DraftHistory = {
  past: readonly PostDraft[];
  present: PostDraft;
  future: readonly PostDraft[];
  /** The field that changed last, and the time in ms. */
  last?: { field: string; at: number };
};

/** Changes a draft, or takes a step through its history. */
type HistoryAction =
  | { type: 'change'; field: string; at: number; change: (draft: PostDraft) => PostDraft }
  | { type: 'undo' }
  | { type: 'redo' };

/** The history after an action; where there is nothing to undo or redo it stays the same. */
export function reduceHistory(history: DraftHistory, action: HistoryAction): DraftHistory {
  const { past, present, future, last } = history;
  switch (action.type) {
    case 'change': {
      const { field, at, change } = action;
      const isContinued = field !== structure && last?.field === field && at - last.at < mergeWindow && past.length > 0;
      return {
        past: isContinued ? past : [...past, present].slice(-maxUndoSteps),
        present: change(present),
        future: [],
        last: { field, at },
      };
    }
    case 'undo': {
      const previous = past.at(-1);
      return previous ? { past: past.slice(0, -1), present: previous, future: [present, ...future] } : history;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { past: [...past, present], present: next, future: rest } : history;
    }
  }
}
