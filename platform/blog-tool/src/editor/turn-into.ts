import type { Command, Editor } from '@tiptap/core';
import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model';
import { hasMarks, plainTextOf } from '../document/inline-text';
import { blockAtCaret, insertKind, selectTextOf, startOf } from './block-commands';
import { kindAtCaret } from './kind-at-caret';
import { type Kind, nodesOf } from './kinds';

/** The details of a text that not every kind has. */
type Kept = {
  /** Its words: where they are others, it may be another block, as the id of a deleted one is given again. */
  text: string;
  email?: string;
  source?: string;
  language?: string;
  isDone?: boolean;
  /** Its text with marks, from before it became code. */
  marked?: Node | undefined;
};

/** The details that blocks of an editor had before they were turned, by their ids: they are back when they are turned back. */
const keptBy = new WeakMap<Editor, Map<unknown, Kept>>();

/** Turns the text at the caret into another kind; one of that kind stays. A kind without text is put behind it, where an empty text gives way. */
export function turnInto(editor: Editor, kind: Kind): void {
  const { index, start, node } = blockAtCaret(editor);
  if (kind.label === kindAtCaret(editor)) return void editor.commands.focus();
  if (kind.convert) {
    const kept = keptBy.get(editor) ?? new Map<unknown, Kept>();
    keptBy.set(editor, kept);
    const id: unknown = node.attrs['block'];
    const [earlier, now] = [kept.get(id), keptAt(editor)];
    const all = earlier?.text === now.text ? { ...earlier, ...now } : now;
    kept.set(id, all);
    const isCode = node.type.spec.code === true;
    const giveBack: Command = ({ tr }) => {
      const { email, source, language, isDone, marked } = all;
      const at = tr.selection.$from;
      const [block, text] = [at.before(1), at.parent];
      tr.setNodeAttribute(block, 'block', id).setNodeAttribute(block, 'part', node.attrs['part']);
      const name = tr.doc.nodeAt(block)?.type.name;
      if (name === 'cta' && email !== undefined) tr.setNodeAttribute(block, 'email', email);
      if (name === 'blockquote' && source !== undefined) tr.setNodeAttribute(block, 'source', source);
      if (name === 'codeBlock' && language) tr.setNodeAttribute(block, 'language', language);
      if (isTask(at) && isDone) tr.setNodeAttribute(at.before(-1), 'checked', true);
      if (isCode && !text.type.spec.code && marked) tr.replaceWith(at.start(), at.end(), marked.content);
      return true;
    };
    kind.convert(editor.chain().focus()).command(giveBack).run();
    // An item that has left its list is another block.
    kept.set(blockAtCaret(editor).node.attrs['block'], all);
    return;
  }
  const isEmpty = node.isTextblock && node.content.size === 0;
  if (isEmpty)
    editor.view.dispatch(
      editor.state.tr.replaceWith(start, start + node.nodeSize, Fragment.fromJSON(editor.schema, nodesOf(kind))),
    );
  else insertKind(editor, kind, index + 1);
  selectTextOf(editor, startOf(editor.state.doc, isEmpty ? index : index + 1));
}

const isTask = ($from: ResolvedPos) => $from.depth > 1 && $from.node(-1).type.name === 'taskItem';

/** The details of the text at the caret that not every kind has. */
function keptAt(editor: Editor): Kept {
  const { type, attrs } = blockAtCaret(editor).node;
  const { $from } = editor.state.selection;
  return {
    text: plainTextOf($from.parent),
    ...(type.name === 'cta' ? { email: String(attrs['email']) } : {}),
    ...(type.name === 'blockquote' ? { source: String(attrs['source']) } : {}),
    ...(type.name === 'codeBlock' ? { language: String(attrs['language'] ?? '') } : {}),
    ...(isTask($from) ? { isDone: $from.node(-1).attrs['checked'] === true } : {}),
    ...($from.parent.type.spec.code ? {} : { marked: hasMarks($from.parent) ? $from.parent : undefined }),
  };
}
