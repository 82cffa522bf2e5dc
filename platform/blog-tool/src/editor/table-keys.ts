import type { Editor } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { Selection } from '@tiptap/pm/state';
import { PostTable } from '../document/nodes';

/** A table whose cells Tab goes through, and which it leaves behind the last one: rows are added by their button. */
export const TableInEditor = PostTable.extend({
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: ({ editor }) => editor.commands.goToNextCell() || leaveTable(editor, 1),
      'Shift-Tab': ({ editor }) => editor.commands.goToPreviousCell() || leaveTable(editor, -1),
      Backspace: ({ editor }) => goIntoTable(editor, -1) || this.parent?.()['Backspace']?.({ editor }) || false,
      Delete: ({ editor }) => goIntoTable(editor, 1) || this.parent?.()['Delete']?.({ editor }) || false,
    };
  },
});

/**
 * Goes from a text into the table right before it (-1) or behind it (1), as a text does not join it. ProseMirror would select all cells,
 * and the next letter would empty them. An empty text goes.
 */
function goIntoTable(editor: Editor, to: 1 | -1): boolean {
  const { selection, doc, tr } = editor.state;
  const { $from, empty } = selection;
  const edge = to === 1 ? $from.parent.content.size : 0;
  if (!empty || $from.depth !== 1 || $from.parentOffset !== edge) return false;
  const table = to === 1 ? doc.resolve($from.after(1)).nodeAfter : doc.resolve($from.before(1)).nodeBefore;
  if (table?.type.name !== 'table') return false;
  const place = to === 1 ? $from.after(1) : $from.before(1);
  const found = Selection.findFrom(doc.resolve(place), to, true);
  if (!found) return false;
  tr.setSelection(found);
  if ($from.parent.content.size === 0) tr.delete($from.before(1), $from.after(1));
  editor.view.dispatch(tr.scrollIntoView());
  return true;
}

/** Puts the caret behind a table (1), or before it (-1). @returns whether it was in one: from beside it Tab leads out of the body */
function leaveTable(editor: Editor, to: 1 | -1): boolean {
  const { doc, tr, selection } = editor.state;
  const { $from } = selection;
  if ($from.depth === 0 || $from.node(1).type.name !== 'table') return false;
  const place = doc.resolve(to === 1 ? $from.after(1) : $from.before(1));
  // At an end of the text there is a place beside it, which takes a paragraph: text typed there is not lost.
  const found = Selection.findFrom(place, to) ?? new GapCursor(place);
  editor.view.dispatch(tr.setSelection(found).scrollIntoView());
  return true;
}
