import { type PostDraft, textFields } from '../posts/post-draft';

/** Names a change of the number, order or type of the blocks: each of these is an undo step of its own. */
export const structure = 'structure';

/** Names a change of what a block says. */
export const blockField = (id: number) => `block ${id}`;

/** An undo step of typing ends after a rest of this time in ms, with a word, and after `maxStep` ms at the latest. */
const rest = 500;
const maxStep = 1000;

/** How many steps can be undone. */
const maxUndoSteps = 200;

/** A draft, and what undo and redo lead to. */
export type DraftHistory = {
  past: readonly PostDraft[];
  present: PostDraft;
  future: readonly PostDraft[];
  /** The field that changed last, when its step began, and when it changed last, in ms. */
  last?: { field: string; since: number; at: number };
};

/** Changes a draft, or takes a step through its history. */
type HistoryAction =
  | { type: 'change'; field: string; at: number; change: (draft: PostDraft) => PostDraft }
  | { type: 'undo' }
  | { type: 'redo' };

/** How many pieces without white space a field has: a space that is typed begins another one. */
const countWords = (draft: PostDraft, field: string) => textOf(draft, field).split(/\s+/).length;

function textOf(draft: PostDraft, field: string): string {
  const text = textFields.find((name) => name === field);
  if (text) return draft[text];
  const block = draft.content.find(({ id }) => blockField(id) === field);
  if (!block || block.type === 'unknown') return '';
  return block.type === 'list' ? block.items.join('\n') : block.content;
}

/** The history after an action; where there is nothing to undo or redo it stays the same. */
export function reduceHistory(history: DraftHistory, action: HistoryAction): DraftHistory {
  const { past, present, future, last } = history;
  switch (action.type) {
    case 'change': {
      const { field, at, change } = action;
      const changed = change(present);
      const isContinued =
        field !== structure &&
        last?.field === field &&
        at - last.at < rest &&
        at - last.since < maxStep &&
        countWords(changed, field) === countWords(present, field) &&
        past.length > 0;
      return {
        past: isContinued ? past : [...past, present].slice(-maxUndoSteps),
        present: changed,
        future: [],
        last: { field, since: isContinued ? last.since : at, at },
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
