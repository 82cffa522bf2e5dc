import { type DragEvent, Fragment, useRef, useState } from 'react';
import type { BlockType } from 'shared-config/posts/post';
import { useFocusNext } from '../keyboard-focus/use-focus-next';
import {
  addBlock,
  blockTypeLabel,
  convertBlock,
  duplicateBlock,
  moveBlock,
  removeBlock,
  replaceBlock,
} from '../posts/blocks';
import type { DraftBlock } from '../posts/draft-blocks';
import { structure } from '../undo/draft-history';
import { BlockEditor } from './block-editor';
import styles from './block-list.module.css';
import { BlockTools } from './block-tools';
import { InsertBlock } from './insert-block';

/** The blocks of a post. */
export type BlockListProps = {
  blocks: readonly DraftBlock[];
  /** @param field what changes: repeated changes of the same are one undo step */
  onChange: (field: string, change: (blocks: readonly DraftBlock[]) => DraftBlock[]) => void;
};

const moveTool = '[data-tool="move"]';
const textBox = ':is(input, textarea, [role=textbox])';

/** The blocks to edit, insert, move (by drag, button or key), copy, convert and delete; every move is announced. */
export function BlockList({ blocks, onChange }: BlockListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [edited, setEdited] = useState<number>();
  /** Id of the block that is being dragged. Not a state: dragging renders nothing. */
  const dragged = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const focusNext = useFocusNext();
  const focusIn = (id: number | undefined, selector: string) =>
    focusNext(() => list.current?.querySelector<HTMLElement>(`[data-block="${id}"] ${selector}`));

  const move = (block: DraftBlock, index: number) => {
    if (index < 0 || index >= blocks.length || blocks[index] === block) return;
    focusIn(block.id, moveTool);
    setAnnouncement(`${blockTypeLabel(block.type)} moved to place ${index + 1} of ${blocks.length}`);
    onChange(structure, (before) => moveBlock(before, block.id, index));
  };

  const insert = (type: BlockType, index: number) => {
    const added = addBlock(blocks, type, index);
    focusIn(added[index]?.id, textBox);
    setAnnouncement(`${blockTypeLabel(type)} inserted at place ${index + 1} of ${added.length}`);
    onChange(structure, () => added);
  };

  const remove = (block: DraftBlock, index: number) => {
    const neighbour = blocks[index + 1] ?? blocks[index - 1];
    focusIn(neighbour?.id, moveTool);
    setAnnouncement(`${blockTypeLabel(block.type)} deleted`);
    onChange(structure, (before) => removeBlock(before, block.id));
  };

  const convert = (block: DraftBlock, type: BlockType) => {
    focusIn(block.id, textBox);
    setAnnouncement(`Turned into ${blockTypeLabel(type)}`);
    onChange(structure, (before) => replaceBlock(before, convertBlock(block, type)));
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
        onDragOver={(event) => {
          if (dragged.current !== undefined) event.preventDefault();
        }}
        onDrop={drop}
      >
        {blocks.map((block, index) => {
          const label = `${blockTypeLabel(block.type)}, block ${index + 1}`;
          return (
            <Fragment key={block.id}>
              <li className={styles.block} data-block={block.id}>
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
                    setAnnouncement(`${blockTypeLabel(block.type)} copied to place ${index + 2}`);
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
                  onChange={(changed) => onChange(`block ${block.id}`, (before) => replaceBlock(before, changed))}
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
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
