import { Extension } from '@tiptap/core';
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Text that is typed or pasted while a block as a whole is selected (it was just added, moved, or clicked) does not replace the block: it
 * comes behind a block without text, and at the end of a text.
 */
export const BesideBlocks = Extension.create({
  name: 'besideBlocks',
  // Before the input rules: they ask where the caret is.
  priority: 1_000,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput: (view, _from, _to, text) => {
          if (!leaveBlock(view)) return false;
          view.dispatch(view.state.tr.insertText(text).scrollIntoView());
          return true;
        },
        handleDOMEvents: {
          paste: (view) => void leaveBlock(view),
          // An input method begins with a key that has no name; where it does not, its first letters have no place yet.
          keydown: (view, { key, keyCode }) => void ((key === 'Process' || keyCode === 229) && leaveBlock(view)),
          beforeinput: (view, { inputType }) => void (inputType === 'insertCompositionText' && leaveBlock(view)),
        },
      },
    }),
  ],
});

/** Puts the caret behind the block that is selected as a whole. @returns whether one was */
function leaveBlock(view: EditorView): boolean {
  const { selection, tr, schema } = view.state;
  const paragraph = schema.nodes['paragraph']?.create();
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock || !paragraph) return false;
  const { node, to } = selection;
  if (node.isAtom) tr.insert(to, paragraph).setSelection(TextSelection.create(tr.doc, to + 1));
  else tr.setSelection(TextSelection.near(tr.doc.resolve(to - 1), -1));
  view.dispatch(tr);
  return true;
}
