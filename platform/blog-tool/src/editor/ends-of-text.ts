import { Extension, type KeyboardShortcutCommand } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { type EditorState, NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';

/**
 * Keys that lead to an end of the text, and below it. Where a table, a picture or a film stands there, browsers put the caret next to all
 * blocks, and what is typed there is none of the text; elsewhere they say only after the next key where it has gone.
 */
export const EndsOfText = Extension.create({
  name: 'endsOfText',
  // Before the keys of blocks: below the last one there is none.
  priority: 1_000,
  addKeyboardShortcuts: () => ({
    'Mod-Home': goToEnd('start'),
    'Mod-End': goToEnd('end'),
    // As on a Mac.
    'Meta-ArrowUp': goToEnd('start'),
    'Meta-ArrowDown': goToEnd('end'),
    ArrowDown: goBelow,
  }),
});

/** Goes to the first or last text; where another block stands there, to the place beside it, which takes a paragraph. */
const goToEnd =
  (end: 'start' | 'end'): KeyboardShortcutCommand =>
  ({ editor: { state, view } }) => {
    const place = state.doc.resolve(end === 'start' ? 0 : state.doc.content.size);
    const block = end === 'start' ? place.nodeAfter : place.nodeBefore;
    const isBeside = block?.isAtom || block?.type.spec.isolating;
    const inText = end === 'start' ? Selection.atStart(state.doc) : Selection.atEnd(state.doc);
    view.dispatch(state.tr.setSelection(isBeside ? new GapCursor(place) : inText).scrollIntoView());
    return true;
  };

/** From the last line of the last block goes on in a new paragraph below; a paragraph is one already. */
const goBelow: KeyboardShortcutCommand = ({ editor: { state, view } }) => {
  const { doc, schema, tr } = state;
  const paragraph = schema.nodes['paragraph']?.create();
  if (!paragraph || doc.lastChild?.type === paragraph.type || !isAtBottom(state)) return false;
  if (state.selection instanceof TextSelection && !view.endOfTextblock('down')) return false;
  const end = doc.content.size;
  tr.insert(end, paragraph).setSelection(TextSelection.create(tr.doc, end + 1));
  view.dispatch(tr.scrollIntoView());
  return true;
};

/** Whether the caret is in the last text, or in the last row of a table at the end; or the last block is selected, or the place behind it. */
function isAtBottom({ doc, selection }: EditorState): boolean {
  const { $head, empty, to } = selection;
  if (selection instanceof NodeSelection || selection instanceof GapCursor) return to === doc.content.size;
  if (!(selection instanceof TextSelection) || !empty || $head.index(0) < doc.childCount - 1) return false;
  const block = $head.node(1);
  return block.type.name === 'table'
    ? $head.index(1) === block.childCount - 1
    : $head.sameParent(Selection.atEnd(doc).$head);
}
