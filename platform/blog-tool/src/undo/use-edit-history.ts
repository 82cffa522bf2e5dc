import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { createEditHistory, type PostFields } from './edit-history';

/** Changes a field. @param field names what changed: typing in one field goes on as one step */
type ChangeField = (field: string, change: (before: PostFields) => PostFields) => void;

/** Fields, and a part of the form that shows and changes them. */
export type DraftPart = { draft: PostFields; change: ChangeField };

/** One undo over the body in an editor and the fields beside it; `undo` and `redo` are absent where there is nothing to do. */
export function useEditHistory(editor: Editor, initial: PostFields) {
  const [{ undo, redo, watch, ...history }] = useState(() => createEditHistory(editor, initial));
  const [{ fields, canUndo, canRedo }, setState] = useState(history.readState);
  useEffect(() => watch(setState), [watch]);
  return { ...history, fields, undo: canUndo ? undo : undefined, redo: canRedo ? redo : undefined };
}
