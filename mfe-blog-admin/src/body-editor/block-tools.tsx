import type { KeyboardEvent } from 'react';
import { blockTypes } from '../posts/blocks';
import type { DraftBlock, EditableType } from '../posts/draft-blocks';
import styles from './block-tools.module.css';

/** A block, its place (from 1) among `count` blocks, and what can be done with it. */
type BlockToolsProps = {
  block: DraftBlock;
  place: number;
  count: number;
  /** @param by how many places: negative is up */
  onMove: (by: number) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDuplicate: () => void;
  onConvert: (type: EditableType) => void;
  onDelete: () => void;
};

/** Handle, up and down, type, copy and delete of a block. The handle is dragged, or moved by the arrow keys. */
export function BlockTools({
  block,
  place,
  count,
  onMove,
  onDragStart,
  onDragEnd,
  onDuplicate,
  onConvert,
  onDelete,
}: BlockToolsProps) {
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <div className={styles.tools} role="toolbar" aria-label={`Block ${place}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: Firefox drags no button (bugzilla 568313) */}
      <span
        role="button"
        tabIndex={0}
        data-tool="move"
        className={styles.handle}
        draggable
        aria-label={`Move block ${place}: drag, or press arrow up or down`}
        onKeyDown={moveByKey}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          // Firefox does not start a drag without data.
          event.dataTransfer.setData('text/plain', String(block.id));
          onDragStart();
        }}
        onDragEnd={onDragEnd}
      >
        ⠿
      </span>
      <button type="button" className={styles.tool} disabled={place === 1} onClick={() => onMove(-1)}>
        <span aria-hidden="true">↑</span>
        <span className="visually-hidden">Move block {place} up</span>
      </button>
      <button type="button" className={styles.tool} disabled={place === count} onClick={() => onMove(1)}>
        <span aria-hidden="true">↓</span>
        <span className="visually-hidden">Move block {place} down</span>
      </button>
      {/* An unknown block cannot be converted, and its content must not be copied. */}
      {block.type !== 'unknown' && (
        <>
          <select
            className={styles.type}
            aria-label={`Type of block ${place}`}
            value={block.type}
            onChange={({ target }) => {
              const chosen = blockTypes.find(({ type }) => type === target.value);
              if (chosen) onConvert(chosen.type);
            }}
          >
            {blockTypes.map(({ type, label }) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </select>
          <button type="button" className={styles.tool} onClick={onDuplicate}>
            Duplicate<span className="visually-hidden"> block {place}</span>
          </button>
        </>
      )}
      <button type="button" className={styles.delete} disabled={count === 1} onClick={onDelete}>
        Delete block<span className="visually-hidden"> {place}</span>
      </button>
    </div>
  );
}
