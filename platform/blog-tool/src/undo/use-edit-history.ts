import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { createEditHistory, type PostFields } from './edit-history';

/** Changes a field. @param field names what changed: typing in one field goes on as one step */
type ChangeField = (field: string, change: (before: PostFields) => PostFields) => void;

/** Fields, and a part of the form that shows and changes them. */
export type DraftPart = { draft: PostFields; change: ChangeField };

/** The fields, and the way through all steps; `undo` and `redo` are absent where there is nothing to do. */
type ShownHistory = {
  fields: PostFields;
  change: ChangeField;
  /** Changes the fields as they are and as they were, which is no step. */
  amend: (change: (fields: PostFields) => PostFields) => void;
  undo?: () => void;
  redo?: () => void;
};

/** One undo over the body in an editor and the fields beside it. */
export function useEditHistory(editor: Editor, initial: PostFields): ShownHistory {
  const [history] = useState(() => createEditHistory(editor, initial));
  const [{ fields, canUndo, canRedo }, setState] = useState(history.readState);
  useEffect(() => history.watch(setState), [history]);
  return {
    fields,
    change: history.change,
    amend: history.amend,
    ...(canUndo ? { undo: history.undo } : {}),
    ...(canRedo ? { redo: history.redo } : {}),
  };
}
