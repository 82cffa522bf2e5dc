import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';

/** What a writer inserts, and a store keeps. */
export type Insertable = 'picture' | 'file';

/** A picture to insert: its name, and its size in px where that is known; or a file to download, with the name that readers see. */
export type PictureToInsert = {
  name: string;
  width?: number;
  height?: number;
  file?: { name: string; bytes: number };
};

/**
 * Inserts pictures and files as blocks of their own, as one step of undo, and selects the last one. An empty text gives way to them.
 * @param at position in the document that they are near; that of the caret without it
 */
export function insertPictures(view: EditorView, pictures: readonly PictureToInsert[], at?: number): void {
  const { state } = view;
  const { picture, file: fileType } = state.schema.nodes;
  if (!picture || !fileType || pictures.length === 0) return;
  const nodes = pictures.map(({ name, width = 0, height = 0, file }) =>
    file ? fileType.create({ ...file, file: name }) : picture.create({ picture: name, width, height }),
  );
  const { doc, selection } = state;
  const { $from } = selection;
  const tr = closeHistory(state.tr);
  const block = $from.depth > 0 ? $from.node(1) : undefined;
  if (at === undefined && block?.isTextblock && block.content.size === 0)
    tr.replaceWith($from.before(1), $from.after(1), nodes);
  else tr.insert(at === undefined ? behindSelection(doc, view) : nearest(doc, at, nodes), nodes);
  let last: number | undefined;
  tr.doc.forEach((node, offset) => {
    if (nodes.includes(node)) last = offset;
  });
  if (last !== undefined) tr.setSelection(NodeSelection.create(tr.doc, last));
  view.dispatch(tr.scrollIntoView());
  view.dispatch(closeHistory(view.state.tr));
  view.focus();
}

function behindSelection(doc: Node, { state: { selection } }: EditorView): number {
  const { $to } = selection;
  return $to.depth > 0 ? $to.after(1) : Math.min(selection.to, doc.content.size);
}

/** The place between two blocks that is nearest to a position. */
function nearest(doc: Node, at: number, nodes: readonly Node[]): number {
  return dropPoint(doc, at, new Slice(Fragment.from(nodes), 0, 0)) ?? doc.content.size;
}
