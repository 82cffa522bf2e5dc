import { type RefObject, useEffect, useRef, useState } from 'react';
import { blockTypes } from '../posts/blocks';
import type { EditableType } from '../posts/draft-blocks';
import styles from './slash-menu.module.css';

/** Handles a key that was pressed in the editor. @returns whether the menu used it */
export type SlashMenuKeys = (event: KeyboardEvent) => boolean;

/** What was typed after the slash. */
type SlashMenuProps = {
  /** Set while the menu is open: the focus stays in the editor, which passes its keys on. */
  keys: RefObject<SlashMenuKeys | null>;
  typed: string;
  onChoose: (type: EditableType) => void;
  onClose: () => void;
};

/** The block types whose names begin with what was typed; arrow keys, Enter and Escape work from the editor. */
export function SlashMenu({ keys, typed, onChoose, onClose }: SlashMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const found = blockTypes.filter(({ label }) =>
    label.toLowerCase().replaceAll(' ', '').startsWith(typed.toLowerCase()),
  );
  const current = found[Math.min(place, found.length - 1)];

  // At the end of the page it would be behind the bar with Save. At once: an editor that takes over scrolls to its caret,
  // which would end a smooth scroll.
  useEffect(() => {
    // Some browsers return a promise, which is no cleanup.
    void list.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);

  useEffect(() => {
    keys.current = ({ key }) => {
      if (key === 'ArrowDown') setPlace((before) => Math.min(before + 1, found.length - 1));
      else if (key === 'ArrowUp') setPlace((before) => Math.max(before - 1, 0));
      else if (key === 'Enter' && current) onChoose(current.type);
      else if (key === 'Escape') onClose();
      else return false;
      return true;
    };
    return () => {
      keys.current = null;
    };
  }, [keys, found.length, current, onChoose, onClose]);

  if (found.length === 0) return null;
  return (
    <>
      <ul ref={list} className={styles.menu} aria-label="Turn into">
        {found.map(({ type, label }) => (
          <li key={type}>
            <button
              type="button"
              tabIndex={-1}
              className={styles.choice}
              aria-current={type === current?.type}
              onClick={() => onChoose(type)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {current ? `${current.label}, press Enter to turn the paragraph into it` : ''}
      </p>
    </>
  );
}
