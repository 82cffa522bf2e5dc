import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { ListEntry } from 'kit/posts/block';
import { type NestedList, nestEntries } from 'kit/posts/nest-entries';
import { readInline, writeRichText } from './inline-text';

const listNodes = { bullet: 'bulletList', number: 'orderedList', task: 'taskList' } as const;

/** The deepest level that can be stored. */
const maxLevel = 8;

/** Entries of a stored list as lists of the document, with their lists inside of them. */
export const readEntries = (entries: readonly ListEntry[]): JSONContent[] => nestEntries(entries).map(listOf);

const listOf = ({ marker, start, items }: NestedList): JSONContent => ({
  type: listNodes[marker],
  ...(marker === 'number' && start !== undefined ? { attrs: { start } } : {}),
  content: items.map(({ entry, lists }) => ({
    type: marker === 'task' ? 'taskItem' : 'listItem',
    ...(marker === 'task' ? { attrs: { checked: entry.isDone ?? false } } : {}),
    content: [{ type: 'paragraph', content: readInline(entry.text) }, ...lists.map(listOf)],
  })),
});

/** Lists of the document that follow each other as the entries of a stored one. */
export const writeEntries = (lists: readonly Node[], level = 0): ListEntry[] =>
  lists.flatMap((list, place) => {
    const marker = markerOf(list);
    const start: unknown = list.attrs['start'];
    // Its number tells a list from one of the same kind right before it.
    const isApart = marker === 'number' && (start !== 1 || lists[place - 1]?.type === list.type);
    return list.children.flatMap((item, index) => {
      const [text, ...below] = item.children;
      const entry: ListEntry = {
        text: text ? writeRichText(text.content) : '',
        level: Math.min(level, maxLevel),
        marker,
        ...(marker === 'task' && item.attrs['checked'] === true ? { isDone: true } : {}),
        ...(index === 0 && isApart && typeof start === 'number' ? { start } : {}),
      };
      return [entry, ...writeEntries(below, level + 1)];
    });
  });

const markerOf = ({ type }: Node): ListEntry['marker'] =>
  type.name === 'orderedList' ? 'number' : type.name === 'taskList' ? 'task' : 'bullet';
