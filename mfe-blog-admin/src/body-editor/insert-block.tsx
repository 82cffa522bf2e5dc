import { useRef } from 'react';
import { blockTypes } from '../posts/blocks';
import type { EditableType } from '../posts/draft-blocks';
import styles from './insert-block.module.css';

/** Where the block would be inserted, in words such as 'after block 1'. */
type InsertBlockProps = { place: string; onInsert: (type: EditableType) => void };

/** A + between two blocks that offers the six types. */
export function InsertBlock({ place, onInsert }: InsertBlockProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  return (
    <details
      ref={menu}
      className={styles.insert}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !menu.current?.open) return;
        menu.current.open = false;
        summary.current?.focus();
      }}
    >
      <summary ref={summary} className={styles.plus} aria-label={`Insert a block ${place}`}>
        +
      </summary>
      <div className={styles.types}>
        {blockTypes.map(({ type, label }) => (
          <button
            key={type}
            type="button"
            className={styles.type}
            aria-label={`Insert ${label} ${place}`}
            onClick={() => {
              if (menu.current) menu.current.open = false;
              onInsert(type);
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </details>
  );
}
