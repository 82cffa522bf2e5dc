import type { Editor } from '@tiptap/core';
import { Table } from '@tiptap/extension-table';
import { Selection } from '@tiptap/pm/state';
import { blockAtCaret } from './block-commands';

/** A table whose cells Tab goes through, and which it leaves behind the last one: rows are added by their button. */
export const TableInEditor = Table.extend({
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: ({ editor }) => editor.commands.goToNextCell() || leaveTable(editor, 1),
      'Shift-Tab': ({ editor }) => editor.commands.goToPreviousCell() || leaveTable(editor, -1),
    };
  },
});

/** Puts the caret into what stands behind a table (1), or before it (-1). @returns false where Tab leads out of the body */
function leaveTable(editor: Editor, to: 1 | -1): boolean {
  const { start, node } = blockAtCaret(editor);
  if (node.type.name !== 'table') return false;
  const { doc, tr } = editor.state;
  const found = Selection.findFrom(doc.resolve(to === 1 ? start + node.nodeSize : start), to);
  if (found) editor.view.dispatch(tr.setSelection(found).scrollIntoView());
  return found !== null;
}
