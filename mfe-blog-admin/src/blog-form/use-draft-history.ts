import { useReducer } from 'react';
import type { PostDraft } from '../posts/post-draft';

/** Changes of one field within this time (ms) are undone together, as a person typed them. */
const oneChange = 1000;

/** Names a change of the blocks' order, number or type: each is a step of its own. */
export const structure = 'structure';

/** How many steps can be undone. */
const longestPast = 200;

type History = {
  past: readonly PostDraft[];
  present: PostDraft;
  future: readonly PostDraft[];
  /** What changed last, and when. */
  last?: { field: string; at: number };
};

type Action =
  | { kind: 'change'; field: string; at: number; change: (draft: PostDraft) => PostDraft }
  | { kind: 'undo' }
  | { kind: 'redo' };

function reduce(history: History, action: Action): History {
  const { past, present, future, last } = history;
  switch (action.kind) {
    case 'change': {
      const { field, at, change } = action;
      const isContinued = field !== structure && last?.field === field && at - last.at < oneChange && past.length > 0;
      return {
        past: isContinued ? past : [...past, present].slice(-longestPast),
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

/**
 * A draft with undo and redo over the whole of it.
 * @returns `change` takes the name of what changes: repeated changes of the same are one step
 */
export function useDraftHistory(initial: PostDraft) {
  const [{ past, present, future }, dispatch] = useReducer(reduce, { past: [], present: initial, future: [] });
  return {
    draft: present,
    change: (field: string, change: (draft: PostDraft) => PostDraft) =>
      dispatch({ kind: 'change', field, at: Date.now(), change }),
    undo: past.length > 0 ? () => dispatch({ kind: 'undo' }) : undefined,
    redo: future.length > 0 ? () => dispatch({ kind: 'redo' }) : undefined,
  };
}
