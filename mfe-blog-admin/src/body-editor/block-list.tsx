import { type DragEvent, Fragment, useRef, useState } from 'react';
import { type Selected, textEnd } from '../keyboard-focus/caret';
import { useFocusNext } from '../keyboard-focus/use-focus-next';
import {
  addBlock,
  blockText,
  blockTypeLabel,
  blockTypes,
  convertBlock,
  duplicateBlock,
  insertBlocks,
  isDefaultText,
  moveBlock,
  removeBlock,
  replaceBlock,
} from '../posts/blocks';
import type { DraftBlock, EditableType } from '../posts/draft-blocks';
import type { PastedBlocks } from '../rich-text/read-pasted-blocks';
import { blockField, structure } from '../undo/draft-history';
import { BlockEditor } from './block-editor';
import { textBox } from './block-keys';
import styles from './block-list.module.css';
import { BlockTools } from './block-tools';
import { InsertBlock } from './insert-block';
import { useBlockKeys } from './use-block-keys';

/** The blocks of a post. */
export type BlockListProps = {
  blocks: readonly DraftBlock[];
  /** @param field what changes: repeated changes of the same are one undo step */
  onChange: (field: string, change: (blocks: readonly DraftBlock[]) => DraftBlock[]) => void;
  /** Called with the place (0 = first) of the block that gets the focus. */
  onVisit: (index: number) => void;
};

const moveTool = '[data-tool="move"]';

/** The blocks to edit, insert, move (by drag, button or key), copy, convert and delete; every move is announced. */
export function BlockList({ blocks, onChange, onVisit }: BlockListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [edited, setEdited] = useState<number>();
  /** Id of the block that is being dragged. Not a state: dragging renders nothing. */
  const dragged = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');
  /** What could not be taken over when somebody pasted last. */
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const focusNext = useFocusNext();
  const focusIn = (id: number | undefined, selector: string, selected?: Selected) =>
    focusNext(() => list.current?.querySelector<HTMLElement>(`[data-block="${id}"] ${selector}`), selected);
  const takeKey = useBlockKeys({ blocks, onChange, onVisit, focusBlock: focusIn, announce: setAnnouncement });

  const move = (block: DraftBlock, index: number) => {
    if (index < 0 || index >= blocks.length || blocks[index] === block) return;
    focusIn(block.id, moveTool);
    setAnnouncement(`${blockTypeLabel(block.type)} moved to position ${index + 1} of ${blocks.length}`);
    onChange(structure, (before) => moveBlock(before, block.id, index));
  };

  const insert = (type: EditableType, index: number) => {
    const added = addBlock(blocks, type, index);
    focusIn(added[index]?.id, textBox);
    setAnnouncement(`${blockTypeLabel(type)} inserted at position ${index + 1} of ${added.length}`);
    onChange(structure, () => added);
  };

  const remove = (block: DraftBlock, index: number) => {
    const neighbour = blocks[index + 1] ?? blocks[index - 1];
    focusIn(neighbour?.id, moveTool);
    setAnnouncement(`${blockTypeLabel(block.type)} deleted`);
    onChange(structure, (before) => removeBlock(before, block.id));
  };

  const convert = (block: DraftBlock, type: EditableType) => {
    focusIn(block.id, textBox);
    setAnnouncement(`Turned into ${blockTypeLabel(type)}`);
    onChange(structure, (before) => replaceBlock(before, convertBlock(block, type)));
  };

  /** Puts pasted blocks behind a block, or in its place while nothing of its own is in it. */
  const paste = (block: DraftBlock, index: number, { blocks: pasted, dropped: pastedWithout }: PastedBlocks) => {
    setDropped(pastedWithout);
    setAnnouncement(describePasted(pasted.length, pastedWithout));
    if (pasted.length === 0) return;
    const isEmpty = block.type === 'paragraph' && (block.content === '<p></p>' || isDefaultText(blockText(block)));
    const added = insertBlocks(blocks, pasted, index + 1);
    const last = added[index + pasted.length];
    focusIn(last?.id, textBox, textEnd);
    onChange(structure, () => (isEmpty ? added.filter(({ id }) => id !== block.id) : added));
  };

  /** Drops the dragged block behind all blocks whose middle is above the pointer; it may be between two of them. */
  const drop = (event: DragEvent) => {
    const block = blocks.find(({ id }) => id === dragged.current);
    dragged.current = undefined;
    if (!block) return;
    event.preventDefault();
    const others = [...(list.current?.querySelectorAll('[data-block]') ?? [])].filter(
      (element) => element.getAttribute('data-block') !== String(block.id),
    );
    const isAbove = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2 < event.clientY;
    };
    move(block, others.filter(isAbove).length);
  };

  return (
    <>
      <ol
        ref={list}
        className={styles.blocks}
        // Before the editor of a paragraph sees it.
        onKeyDownCapture={takeKey}
        onDragOver={(event) => {
          if (dragged.current !== undefined) event.preventDefault();
        }}
        onDrop={drop}
      >
        {blocks.map((block, index) => {
          const label = `${blockTypeLabel(block.type)}, block ${index + 1}`;
          return (
            <Fragment key={block.id}>
              <li className={styles.block} data-block={block.id} onFocus={() => onVisit(index)}>
                <BlockTools
                  block={block}
                  place={index + 1}
                  count={blocks.length}
                  onMove={(by) => move(block, index + by)}
                  onDragStart={() => {
                    dragged.current = block.id;
                  }}
                  onDragEnd={() => {
                    dragged.current = undefined;
                  }}
                  onDuplicate={() => {
                    setAnnouncement(`${blockTypeLabel(block.type)} copied to position ${index + 2}`);
                    onChange(structure, (before) => duplicateBlock(before, block.id));
                  }}
                  onConvert={(type) => convert(block, type)}
                  onDelete={() => remove(block, index)}
                />
                <BlockEditor
                  block={block}
                  label={label}
                  isEditing={edited === block.id}
                  onEdit={() => setEdited(block.id)}
                  onChange={(changed) => onChange(blockField(block.id), (before) => replaceBlock(before, changed))}
                  onPaste={(pasted) => paste(block, index, pasted)}
                  // The slash and what was typed after it are not content.
                  onConvert={(type) => convert(block.type === 'paragraph' ? { ...block, content: '' } : block, type)}
                />
              </li>
              {index < blocks.length - 1 && (
                <li className={styles.between}>
                  <InsertBlock place={`after block ${index + 1}`} onInsert={(type) => insert(type, index + 1)} />
                </li>
              )}
            </Fragment>
          );
        })}
      </ol>
      <fieldset className={styles.add}>
        <legend className="visually-hidden">Add a block</legend>
        {blockTypes.map(({ type, label }) => (
          <button key={type} type="button" className={styles.addButton} onClick={() => insert(type, blocks.length)}>
            + {label}
          </button>
        ))}
      </fieldset>
      {dropped.length > 0 && (
        <p className={styles.dropped}>
          Left out when pasting: {dropped.join(', ')}.{' '}
          <button type="button" className={styles.addButton} onClick={() => setDropped([])}>
            Close
          </button>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

const describePasted = (count: number, dropped: readonly string[]) =>
  `${count} ${count === 1 ? 'block' : 'blocks'} pasted.${dropped.length > 0 ? ` Left out: ${dropped.join(', ')}.` : ''}`;
