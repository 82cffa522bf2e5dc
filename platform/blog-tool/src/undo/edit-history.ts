import type { Editor } from '@tiptap/core';
import { closeHistory, redo, undo, undoDepth } from '@tiptap/pm/history';
import type { Transaction } from '@tiptap/pm/state';
import { focusField } from '../keyboard-focus/focus-field';
import { metaFields, type PostDraft, textFields } from '../posts/post-draft';

/** The fields that the form edits besides the body. */
export type PostFields = Omit<PostDraft, 'content'>;

/** A step of the fields ends after a rest of this time in ms, with a word, and after `maxStep` ms at the latest. */
const rest = 500;
const maxStep = 1000;

/** A step of the body, which its editor knows; or a change of the fields. */
type Step = { of: 'body' } | FieldsStep;
type FieldsStep = { of: 'fields'; field: string; before: PostFields; after: PostFields; since: number; at: number };

type HistoryState = { fields: PostFields; canUndo: boolean; canRedo: boolean };

/** The order of all steps. The editor keeps those of the body; this keeps their order among those of the fields. */
export function createEditHistory(editor: Editor, initial: PostFields) {
  const past: Step[] = [];
  let future: Step[] = [];
  let isStepping = false;
  let depth = undoDepth(editor.state);
  let state: HistoryState = { fields: initial, canUndo: false, canRedo: false };
  let report: (state: HistoryState) => void = () => {};

  const show = (fields: PostFields) => {
    const next = { fields, canUndo: past.length > 0, canRedo: future.length > 0 };
    if (next.fields === state.fields && next.canUndo === state.canUndo && next.canRedo === state.canRedo) return;
    state = next;
    report(state);
  };

  const noteBody = ({ transaction }: { transaction: Pick<Transaction, 'docChanged' | 'getMeta'> }) => {
    // A change that nobody made is no step: a picture is stored.
    if (isStepping || !transaction.docChanged || transaction.getMeta('addToHistory') === false) return;
    const now = undoDepth(editor.state);
    for (let step = depth; step < now; step += 1) past.push({ of: 'body' });
    // The editor forgets its oldest steps.
    for (let step = now; step < depth; step += 1)
      past.splice(
        past.findIndex(({ of }) => of === 'body'),
        1,
      );
    depth = now;
    future = [];
    show(state.fields);
  };

  const take = (step: Step, direction: 'undo' | 'redo') => {
    if (step.of === 'fields') {
      show(direction === 'undo' ? step.before : step.after);
      focusField(step.field);
      return;
    }
    isStepping = true;
    (direction === 'undo' ? undo : redo)(editor.state, editor.view.dispatch);
    isStepping = false;
    depth = undoDepth(editor.state);
    editor.view.focus();
    show(state.fields);
  };

  return {
    readState: () => state,
    readFields: () => state.fields,
    /** @param change is called with each state that differs from the one before. @returns a function that ends the watch */
    watch: (change: (state: HistoryState) => void) => {
      report = change;
      editor.on('transaction', noteBody);
      change(state);
      return () => {
        report = () => {};
        editor.off('transaction', noteBody);
      };
    },
    change: (field: string, change: (before: PostFields) => PostFields) => {
      const before = state.fields;
      const after = change(before);
      const at = Date.now();
      const last = past.at(-1);
      if (last?.of === 'fields' && goesOn(last, field, after, at)) past[past.length - 1] = { ...last, after, at };
      else {
        past.push({ of: 'fields', field, before, after, since: at, at });
        // The next typing in the body is a step of its own, behind this one.
        editor.view.dispatch(closeHistory(editor.state.tr));
      }
      future = [];
      show(after);
    },
    /** Changes the present and the former fields, without a step of undo. */
    amend: (change: (fields: PostFields) => PostFields) => {
      for (const steps of [past, future]) {
        for (const [place, step] of steps.entries()) {
          if (step.of === 'fields') steps[place] = { ...step, before: change(step.before), after: change(step.after) };
        }
      }
      show(change(state.fields));
    },
    undo: () => {
      const step = past.pop();
      if (!step) return;
      future.push(step);
      take(step, 'undo');
    },
    redo: () => {
      const step = future.pop();
      if (!step) return;
      past.push(step);
      take(step, 'redo');
    },
  };
}

/** Whether a change is more of the same typing: not after a rest, and not a new word. */
function goesOn(last: FieldsStep, field: string, after: PostFields, at: number): boolean {
  if (last.field !== field || at - last.at >= rest) return false;
  // The focal point of one picture is moved as long as somebody moves it.
  if (field === 'cover' || field === 'sharePicture') return after[field]?.picture === last.before[field]?.picture;
  const name = ([...textFields, ...metaFields, 'tags'] as const).find((one) => one === field);
  if (!name || at - last.since >= maxStep) return false;
  return countWords(after[name] ?? '') === countWords(last.after[name] ?? '');
}

/** A space that is typed begins another word. */
const countWords = (text: string) => text.split(/\s+/).length;
