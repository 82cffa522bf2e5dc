import type { KeyboardEvent } from 'react';
import type { Selected } from '../keyboard-focus/caret';
import { emptyParagraph, insertBlocks, joinWithPrevious, replaceBlock } from '../posts/blocks';
import type { DraftBlock } from '../posts/draft-blocks';
import { structure } from '../undo/draft-history';
import { findEdgeKey, textBox } from './block-keys';
import type { BlockListProps } from './block-list';

/** What the keys need besides the blocks: how to focus what the next render shows, and to say what happened. */
type BlockKeysOptions = BlockListProps & {
  focusBlock: (id: number | undefined, selector: string, selected?: Selected) => void;
  announce: (text: string) => void;
};

const lastBox = '[data-last-box] :is(input)';

/**
 * Keys across blocks. Enter at the end makes the next block, in a list the next item; Backspace at the start joins what
 * is before; the arrows move from field to field.
 * @returns the handler for the list of blocks; it sees a key before the editor of a paragraph does
 */
export function useBlockKeys({ blocks, onChange, focusBlock, announce }: BlockKeysOptions) {
  const insertParagraph = (before: readonly DraftBlock[], index: number) => {
    const added = insertBlocks(before, [emptyParagraph], index);
    focusBlock(added[index]?.id, textBox);
    announce(`Paragraph inserted at position ${index + 1} of ${added.length}`);
    onChange(structure, () => added);
  };

  /** @returns whether the key was used */
  const takeListKey = (block: Extract<DraftBlock, { type: 'list' }>, index: number, item: number, key: string) => {
    const { items } = block;
    const setItems = (next: string[], focused: number, selected?: Selected) => {
      focusBlock(block.id, `[data-item="${focused}"] input`, selected);
      onChange(structure, (before) => replaceBlock(before, { ...block, items: next }));
    };
    if (key === 'next' && items.length > 1 && item === items.length - 1 && items[item] === '') {
      // A second Enter ends the list.
      insertParagraph(replaceBlock(blocks, { ...block, items: items.slice(0, -1) }), index + 1);
    } else if (key === 'next') {
      announce(`Item ${item + 2} inserted`);
      setItems(items.toSpliced(item + 1, 0, ''), item + 1);
    } else if (item > 0) {
      const before = items[item - 1] ?? '';
      const offset = before.length;
      announce(`Item ${item + 1} merged with the previous one`);
      setItems(items.toSpliced(item - 1, 2, before + (items[item] ?? '')), item - 1, { anchor: offset, head: offset });
    } else return items.length > 1;
    return true;
  };

  const join = (block: DraftBlock): boolean => {
    const joined = joinWithPrevious(blocks, block.id);
    if (!joined) return false;
    const { id, offset } = joined;
    const isList = joined.blocks.find((one) => one.id === id)?.type === 'list';
    focusBlock(id, isList ? lastBox : textBox, { anchor: offset, head: offset });
    announce('Merged with the previous block');
    onChange(structure, () => joined.blocks);
    return true;
  };

  const moveFocus = (list: Element, box: Element, by: number): boolean => {
    const boxes = [...list.querySelectorAll<HTMLElement>(`[data-block] ${textBox}`)];
    const next = boxes[boxes.indexOf(box as HTMLElement) + by];
    next?.focus();
    return next !== undefined;
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const key = findEdgeKey(event);
    if (!key || !(event.target instanceof HTMLElement)) return;
    const place = event.target.closest<HTMLElement>('[data-block]');
    const index = blocks.findIndex(({ id }) => String(id) === place?.dataset['block']);
    const block = blocks[index];
    if (!block) return;
    const item = event.target.closest<HTMLElement>('[data-item]')?.dataset['item'];
    const take = (): boolean => {
      if (key === 'up' || key === 'down') {
        return moveFocus(event.currentTarget, event.target as Element, key === 'up' ? -1 : 1);
      }
      if (block.type === 'list' && item !== undefined) {
        const isUsed = takeListKey(block, index, Number(item), key);
        return isUsed || join(block);
      }
      if (key === 'join') return join(block);
      // The field behind this one is the next of the same block.
      if (block.type === 'cta' && event.target !== [...(place?.querySelectorAll(textBox) ?? [])].at(-1)) return false;
      insertParagraph(blocks, index + 1);
      return true;
    };
    if (!take()) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
