import { type DragEvent, Fragment, useEffect, useRef, useState } from 'react';
import type { Block, BlockType } from 'shared-config/posts/post';
import {
  addBlock,
  blockTypeLabel,
  duplicateBlock,
  moveBlock,
  removeBlock,
  replaceBlock,
  turnBlock,
} from '../posts/blocks';
import { BlockEditor } from './block-editor';
import styles from './block-list.module.css';
import { BlockTools } from './block-tools';
import { InsertBlock } from './insert-block';
import { structure } from './use-draft-history';

/** The blocks of a post, and a change of them; the name says what changes, for undo. */
export type BlockListProps = {
  blocks: readonly Block[];
  onChange: (field: string, change: (blocks: readonly Block[]) => Block[]) => void;
};

/** The blocks to edit, insert, move (by drag, button or key), copy, turn and delete; every move is announced. */
export function BlockList({ blocks, onChange }: BlockListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [edited, setEdited] = useState<number>();
  /** Id of the block that is being dragged; no state, because nothing looks different for it. */
  const dragged = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');
  /** What has the focus after the next render: moving an element in the document takes the focus from it. */
  const focusNext = useRef<string>(undefined);

  useEffect(() => {
    if (focusNext.current === undefined) return;
    list.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  const move = (block: Block, index: number) => {
    if (index < 0 || index >= blocks.length || blocks[index] === block) return;
    focusNext.current = `[data-block="${block.id}"] [data-tool="move"]`;
    setAnnouncement(`${blockTypeLabel(block.type)} moved to place ${index + 1} of ${blocks.length}`);
    onChange(structure, (before) => moveBlock(before, block.id, index));
  };

  const insert = (type: BlockType, index: number) => {
    const added = addBlock(blocks, type, index);
    focusNext.current = `[data-block="${added[index]?.id}"] :is(input, textarea, [role=textbox])`;
    setAnnouncement(`${blockTypeLabel(type)} inserted at place ${index + 1} of ${added.length}`);
    onChange(structure, () => added);
  };

  const remove = (block: Block, index: number) => {
    const neighbour = blocks[index + 1] ?? blocks[index - 1];
    if (neighbour) focusNext.current = `[data-block="${neighbour.id}"] [data-tool="move"]`;
    setAnnouncement(`${blockTypeLabel(block.type)} deleted`);
    onChange(structure, (before) => removeBlock(before, block.id));
  };

  const turn = (block: Block, type: BlockType) => {
    focusNext.current = `[data-block="${block.id}"] :is(input, textarea, [role=textbox])`;
    setAnnouncement(`Turned into ${blockTypeLabel(type)}`);
    onChange(structure, (before) => replaceBlock(before, turnBlock(block, type)));
  };

  /** Between blocks as well as on them: the place is behind all whose middle lies above the pointer. */
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
                  onTurn={(type) => turn(block, type)}
                  onDelete={() => remove(block, index)}
                />
                <BlockEditor
                  block={block}
                  label={label}
                  isEditing={edited === block.id}
                  onEdit={() => setEdited(block.id)}
                  onChange={(changed) => onChange(`block ${block.id}`, (before) => replaceBlock(before, changed))}
                  // What was typed to find the type is not text.
                  onTurn={(type) => turn({ id: block.id, type: 'paragraph', content: '' }, type)}
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
