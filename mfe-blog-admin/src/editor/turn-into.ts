import type { Command, Editor } from '@tiptap/core';
import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model';
import { plainTextOf } from '../document/inline-text';
import { placeholderEmail } from '../posts/blocks';
import { blockAtCaret, insertKind, selectTextOf, startOf } from './block-commands';
import { type Kind, nodesOf } from './kinds';

/** What a text had that not every kind has. */
type Kept = {
  email?: string;
  source?: string;
  language?: string;
  /** The text of a task that is done. */
  done?: string;
  /** Its text with marks, from before it became code. */
  marked?: Node;
};

/** What the blocks of an editor had before they were turned, by their ids: it is back when they are turned back. */
const keptBy = new WeakMap<Editor, Map<unknown, Kept>>();

/**
 * Turns the text at the caret into another kind; what has no text is put behind it. An empty text gives way.
 * @returns what the new kind has no place for, in words
 */
export function turnInto(editor: Editor, kind: Kind): string[] {
  const { index, start, node } = blockAtCaret(editor);
  if (kind.convert) {
    const before = keptAt(editor);
    const kept = keptBy.get(editor) ?? new Map<unknown, Kept>();
    keptBy.set(editor, kept);
    const id: unknown = node.attrs['block'];
    const all = { ...kept.get(id), ...before };
    kept.set(id, all);
    const isCode = node.type.spec.code === true;
    const giveBack: Command = ({ tr }) => {
      const { email, source, language, done, marked } = all;
      const at = tr.selection.$from;
      const [block, text] = [at.before(1), at.parent];
      tr.setNodeAttribute(block, 'block', id);
      const name = tr.doc.nodeAt(block)?.type.name;
      if (name === 'cta' && email !== undefined) tr.setNodeAttribute(block, 'email', email);
      if (name === 'blockquote' && source !== undefined) tr.setNodeAttribute(block, 'source', source);
      if (name === 'codeBlock' && language !== undefined) tr.setNodeAttribute(block, 'language', language);
      if (isTask(at) && done === text.textContent) tr.setNodeAttribute(at.before(-1), 'checked', true);
      if (isCode && !text.type.spec.code && marked && plainTextOf(marked) === plainTextOf(text))
        tr.replaceWith(at.start(), at.end(), marked.content);
      return true;
    };
    kind.convert(editor.chain().focus()).command(giveBack).run();
    // An item that has left its list is another block.
    kept.set(blockAtCaret(editor).node.attrs['block'], all);
    return missingIn(before, keptAt(editor));
  }
  const isEmpty = node.isTextblock && node.content.size === 0;
  if (isEmpty)
    editor.view.dispatch(
      editor.state.tr.replaceWith(start, start + node.nodeSize, Fragment.fromJSON(editor.schema, nodesOf(kind))),
    );
  else insertKind(editor, kind, index + 1);
  selectTextOf(editor, startOf(editor.state.doc, isEmpty ? index : index + 1));
  return [];
}

const isTask = ($from: ResolvedPos) => $from.depth > 1 && $from.node(-1).type.name === 'taskItem';

/** What the text at the caret has that not every kind has. */
function keptAt(editor: Editor): Kept {
  const { type, attrs } = blockAtCaret(editor).node;
  const { $from } = editor.state.selection;
  return {
    ...(type.name === 'cta' ? { email: String(attrs['email']) } : {}),
    ...(type.name === 'blockquote' ? { source: String(attrs['source']) } : {}),
    ...(attrs['language'] ? { language: String(attrs['language']) } : {}),
    ...(isTask($from) && $from.node(-1).attrs['checked'] === true ? { done: $from.parent.textContent } : {}),
    ...(marksIn($from.parent).length > 0 ? { marked: $from.parent } : {}),
  };
}

const markNames: Readonly<Record<string, string>> = {
  bold: 'bold',
  italic: 'italics',
  underline: 'underlining',
  strike: 'strikethrough',
  code: 'words as code',
  link: 'links',
};

function marksIn(text: Node): string[] {
  const names = new Set<string>();
  text.descendants(({ marks }) => {
    for (const { type } of marks) names.add(markNames[type.name] ?? type.name);
  });
  return [...names];
}

/** What a text had before and has no more, in words. */
function missingIn(before: Kept, after: Kept): string[] {
  const { email = '', source = '', language, done, marked } = before;
  return [
    ...(email && email !== placeholderEmail && after.email === undefined ? [`the address ${email}`] : []),
    ...(source && after.source === undefined ? [`the source ${source}`] : []),
    ...(language && after.language === undefined ? [`the language ${language}`] : []),
    ...(done !== undefined && after.done === undefined ? ['that it is done'] : []),
    ...(marked && !after.marked ? marksIn(marked) : []),
  ];
}
