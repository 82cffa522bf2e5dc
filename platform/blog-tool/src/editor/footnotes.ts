import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { TextSelection } from '@tiptap/pm/state';
import { footnoteAddress } from 'kit/posts/footnote-address';
import { lastFootnote } from '../document/last-footnote';

/** Whether a sign of a note can stand at the caret: in a text with links that is none itself. */
export function canAddFootnote({ state: { schema, selection } }: Editor): boolean {
  const { parent } = selection.$to;
  const link = schema.marks['link'];
  return (
    parent.inlineContent && link !== undefined && parent.type.allowsMarkType(link) && parent.type.name !== 'footnote'
  );
}

/** Puts the sign of a new note behind the selection, and the note behind the text, where the caret goes. */
export function addFootnote(editor: Editor): void {
  const { state, view } = editor;
  const { tr, doc, schema, selection } = state;
  const link = schema.marks['link'];
  const footnote = schema.nodes['footnote'];
  if (!link || !footnote || !canAddFootnote(editor)) return;
  const name = String(lastFootnote(doc) + 1);
  tr.insert(selection.to, schema.text(name, [link.create({ href: footnoteAddress(name), rel: 'noopener' })]));
  tr.insert(tr.doc.content.size, footnote.create({ name }));
  tr.setSelection(TextSelection.create(tr.doc, tr.doc.content.size - 1));
  view.dispatch(closeHistory(tr.scrollIntoView()));
  view.focus();
}
