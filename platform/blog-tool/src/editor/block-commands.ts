import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node } from '@tiptap/pm/model';
import { NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { isDefaultText } from '../posts/blocks';
import { type Kind, nodesOf } from './kinds';

/** A block of the document: its place (0 = first), where it begins, and the node. */
export type PlacedBlock = { index: number; start: number; node: Node };

/** The block at the caret. */
export function blockAtCaret({ state: { doc, selection } }: Editor): PlacedBlock {
  const index = Math.min(selection.$from.index(0), doc.childCount - 1);
  return { index, start: startOf(doc, index), node: doc.child(index) };
}

/** Says what was done with the block at the caret, and where it is now. */
export function describePlace(editor: Editor, done: 'moved' | 'copied' | 'added'): string {
  const { index } = blockAtCaret(editor);
  return `Block ${done}: position ${index + 1} of ${editor.state.doc.childCount}`;
}

/** Where the block at a place (0 = first) begins. */
export function startOf(doc: Node, index: number): number {
  let start = 0;
  for (let place = 0; place < index; place += 1) start += doc.child(place).nodeSize;
  return start;
}

/** Moves the block at the caret up or down, with the caret. @returns whether there is room */
export function moveBlock(editor: Editor, by: -1 | 1): boolean {
  const { state } = editor;
  const { index, start, node } = blockAtCaret(editor);
  const to = index + by;
  if (to < 0 || to >= state.doc.childCount) return false;
  const target = by < 0 ? start - state.doc.child(to).nodeSize : start + state.doc.child(to).nodeSize;
  const offset = state.selection.from - start;
  const tr = state.tr.delete(start, start + node.nodeSize).insert(target, node);
  tr.setSelection(
    state.selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, target)
      : TextSelection.near(tr.doc.resolve(Math.min(target + offset, tr.doc.content.size))),
  );
  takeStep(editor, tr);
  return true;
}

/** A change of blocks is a step of undo of its own, apart from the typing before it and after it. */
function takeStep({ view }: Editor, tr: Transaction): void {
  view.dispatch(closeHistory(tr.scrollIntoView()));
  view.dispatch(closeHistory(view.state.tr));
  view.focus();
}

/** Puts a copy of the block at the caret behind it. */
export function duplicateBlock(editor: Editor): void {
  const { start, node } = blockAtCaret(editor);
  const end = start + node.nodeSize;
  const copy = node.type.create({ ...node.attrs, block: null, part: null }, node.content, node.marks);
  const { tr, selection } = editor.state;
  tr.insert(end, copy);
  tr.setSelection(Selection.near(tr.doc.resolve(end + selection.from - start)));
  takeStep(editor, tr);
}

/** Deletes the block at the caret, unless it is the only one (specification §5). */
export function deleteBlock(editor: Editor): void {
  const { tr, doc } = editor.state;
  if (doc.childCount === 1) return;
  const { start, node } = blockAtCaret(editor);
  tr.delete(start, start + node.nodeSize);
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(start, tr.doc.content.size))));
  takeStep(editor, tr);
}

/** Puts a new block at a place (0 = first), and selects the text that it begins with. */
export function insertKind(editor: Editor, kind: Kind, index: number): void {
  const { tr, doc, schema } = editor.state;
  const start = startOf(doc, index);
  takeStep(editor, tr.insert(start, Fragment.fromJSON(schema, nodesOf(kind))));
  selectTextOf(editor, start);
}

/** Selects a text that only stands in for another one, so that typing replaces it; else puts the caret at its beginning. */
export function selectTextOf(editor: Editor, start: number): void {
  const { state, view } = editor;
  const { tr, doc } = state;
  const node = doc.nodeAt(start);
  if (!node) return;
  const first = Selection.near(doc.resolve(start + (node.isAtom ? 0 : 1)));
  const isStandIn = isDefaultText(first.$from.parent.textContent);
  tr.setSelection(
    isStandIn
      ? TextSelection.create(doc, first.$from.start(), first.$from.end())
      : node.isAtom
        ? NodeSelection.create(doc, start)
        : first,
  );
  view.dispatch(tr.scrollIntoView());
  view.focus();
}

/** Puts the caret at the beginning of a block, in the middle of the window. @param id of the block */
export function jumpTo(editor: Editor, id: number): void {
  const { doc } = editor.state;
  const index = doc.children.findIndex((node) => node.attrs['block'] === id);
  if (index < 0) return;
  selectTextOf(editor, startOf(doc, index));
  const dom = editor.view.nodeDOM(startOf(doc, index));
  if (dom instanceof Element) dom.scrollIntoView({ block: 'center' });
}
