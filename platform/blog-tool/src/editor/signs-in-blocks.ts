import { type Editor, Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin } from '@tiptap/pm/state';
import { codeSign } from './code-sign';
import { kinds } from './kinds';
import { turnInto } from './turn-into';

/** Signs of Markdown with the characters that end them, and the kind of block that the text behind them becomes. */
const signs: readonly { find: RegExp; label: string }[] = [
  { find: /^##\s$/, label: 'Heading' },
  { find: /^###\s$/, label: 'Sub Heading' },
  { find: /^>\s$/, label: 'Quote' },
  { find: codeSign, label: 'Code' },
];

/**
 * Signs of Markdown at the beginning of an item of a list or of a paragraph of a quote. The rules for what is typed change a text where
 * it stands, where none of these may stand: here it becomes what the menu makes of it.
 */
export const SignsInBlocks = Extension.create({
  name: 'signsInBlocks',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handleTextInput: (view, from, to, text) =>
            text === ' ' && from === to && !view.composing && turnBySign(editor, ' '),
        },
      }),
    ];
  },
  addKeyboardShortcuts: () => ({ Enter: ({ editor }) => turnBySign(editor, '\n') }),
});

function turnBySign(editor: Editor, end: ' ' | '\n'): boolean {
  const { view, state } = editor;
  const { $from, empty } = state.selection;
  const around = $from.depth > 1 ? $from.node(-1).type.name : '';
  if (!empty || !['listItem', 'taskItem', 'blockquote'].includes(around)) return false;
  const typed = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc') + end;
  const sign = signs.find(({ find }) => find.test(typed));
  const kind = kinds.find(({ label }) => label === sign?.label);
  if (!sign || !kind || (around === 'blockquote' && kind.label === 'Quote')) return false;
  // The typed text comes back with the first step of undo.
  if (end === ' ') view.dispatch(state.tr.insertText(end));
  view.dispatch(closeHistory(view.state.tr.delete($from.start(), view.state.selection.from)));
  turnInto(editor, kind);
  const language = sign.find.exec(typed)?.[1];
  if (language) editor.commands.updateAttributes('codeBlock', { language });
  return true;
}
