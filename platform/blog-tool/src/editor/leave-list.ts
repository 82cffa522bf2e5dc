import type { Command } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { ListEntry } from 'kit/posts/block';
import { readEntries, writeEntries } from '../document/list-entries';

/** Says of a transaction that an item has left its list. */
export const leftList = 'leftList';

/**
 * Takes the item at the caret out of its list, however deep it is: its text stands between what was before it and what was behind
 * it. ProseMirror lifts no item that another list stands below.
 */
export const leaveList: Command = ({ tr, state }) => {
  const { $from } = tr.selection;
  const list = $from.node(1);
  if (!list?.type.name.endsWith('List')) return true;
  const entries = writeEntries([list]);
  const at = countTexts(list.content, $from.pos - $from.start(1)) - 1;
  const behind = entries.slice(at + 1);
  const { block, part } = list.attrs;
  const nodes = Fragment.fromJSON(state.schema, [
    // The first item keeps the block.
    ...readEntries(entries.slice(0, at)).map((one) => ({ ...one, attrs: { ...one.attrs, block, part } })),
    { type: 'paragraph' },
    ...readEntries(behind.map((entry) => ({ ...entry, level: Math.max(0, entry.level - firstLevel(behind)) }))),
  ]);
  const text = nodes.content.findIndex(({ type }) => type.name === 'paragraph');
  const start = $from.before(1) + nodes.content.slice(0, text).reduce((sum, { nodeSize }) => sum + nodeSize, 1);
  const { parent, parentOffset } = $from;
  tr.replaceWith($from.before(1), $from.after(1), nodes).insert(start, parent.content);
  tr.setSelection(TextSelection.create(tr.doc, start + parentOffset)).setMeta(leftList, true);
  return true;
};

const firstLevel = ([first]: readonly ListEntry[]) => first?.level ?? 0;

/** How many texts begin in a list before a position in it. */
function countTexts(content: Fragment, position: number): number {
  let count = 0;
  content.descendants((node, start) => {
    if (node.isTextblock && start < position) count += 1;
    return true;
  });
  return count;
}
