import { type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';
import type { Selection, Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Puts what was pasted where the caret is: text joins the text there, blocks split it. */
export function placeSlice(view: EditorView, slice: Slice): void {
  const { tr, selection } = view.state;
  const placed = openEnds(slice, selection.$from);
  tr.replaceSelection(placed);
  continueNumbers(tr, selection);
  // Behind first: it does not move what is before.
  if (placed.openEnd === 0 && selection.$to.parentOffset === selection.$to.parent.content.size)
    deleteEmptied(tr, tr.mapping.map(selection.to, 1));
  if (placed.openStart === 0 && selection.$from.parentOffset === 0)
    deleteEmptied(tr, tr.mapping.map(selection.from, -1));
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
}

/** The item of a list whose text a position is in. */
export const itemAt = ($from: ResolvedPos): Node | undefined =>
  $from.depth > 1 && $from.node(-1).type.name.endsWith('Item') ? $from.node(-1) : undefined;

/**
 * A paste with its edges open where their text joins that at the caret: paragraphs, what the caret is in itself, and items
 * in a list of such. All others stay what they are, and split the text.
 */
function openEnds({ content }: Slice, $from: ResolvedPos): Slice {
  const item = itemAt($from)?.type;
  const isItem = (node: Node | null) => item !== undefined && node?.type === item;
  const isList = ({ firstChild }: Node) => isItem(firstChild);
  const isOfList = content.content.every((node) => node.type.name === 'paragraph' || isItem(node) || isList(node));
  const depthOf = (node: Node | null, next: (list: Node) => Node | null): number => {
    if (!node || node.isInline) return 0;
    if (node.isTextblock) return node.type.name === 'paragraph' || node.type === $from.parent.type ? 1 : 0;
    return isOfList && (isItem(node) || isList(node)) ? 1 + depthOf(next(node), next) : 0;
  };
  return new Slice(
    content,
    depthOf(content.firstChild, (list) => list.firstChild),
    depthOf(content.lastChild, (list) => list.lastChild),
  );
}

/** The items behind a paste that has split their list keep their numbers. */
function continueNumbers(tr: Transaction, { $from, $to }: Selection): void {
  if ($from.depth === 0) return;
  const list = $from.node(1);
  const rest = tr.doc.resolve(tr.mapping.map($to.pos, 1));
  const start = tr.doc.resolve(tr.mapping.map($from.pos, -1));
  if (list.type.name !== 'orderedList' || rest.depth === 0 || rest.node(1).type !== list.type) return;
  if (start.depth > 0 && start.before(1) === rest.before(1)) return;
  // An item whose whole text is behind the paste has no number any more, and its rest has it.
  const isWhole = $from.depth === 3 && $from.parentOffset === 0 && $to.parentOffset < $to.parent.content.size;
  tr.setNodeAttribute(rest.before(1), 'start', Number(list.attrs['start']) + $from.index(1) + (isWhole ? 0 : 1));
}

/** Deletes a text that a paste at its edge has left empty, with the item that holds nothing else. */
function deleteEmptied(tr: Transaction, position: number): void {
  const $position = tr.doc.resolve(position);
  const { parent } = $position;
  if (parent.isTextblock && parent.content.size === 0 && tr.doc.childCount > 1)
    tr.deleteRange($position.before(), $position.after());
}
