import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Kind } from './kinds';
import styles from './slash-menu.module.css';
import { useKinds } from './use-kinds';
import type { SlashPlace } from './use-slash-command';

/** Handles a key that was pressed in the editor. @returns whether the menu used it */
export type SlashMenuKeys = (event: KeyboardEvent) => boolean;

/** The text after the slash, and its place. */
type SlashMenuProps = {
  /** Set while the menu is open: the focus stays in the editor, which passes its keys on. */
  keys: RefObject<SlashMenuKeys | null>;
  typed: string;
  at: SlashPlace;
  /** In a cell there is room for text alone: there it offers what comes behind the table. */
  isInTable: boolean;
  onChoose: (kind: Kind) => void;
  onClose: () => void;
};

/** The kinds of blocks whose names contain the typed text; arrow keys, Enter and Escape work from the editor. */
export function SlashMenu({ keys, typed, at, isInTable, onChoose, onClose }: SlashMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const wanted = typed.toLowerCase();
  const found = useKinds().filter(
    ({ label, words = '', convert }) =>
      !(isInTable && convert) && `${label.toLowerCase().replaceAll(' ', '')} ${words}`.includes(wanted),
  );
  const current = found[Math.min(place, found.length - 1)];

  // At the end of the page it would be behind the bar with Save.
  useEffect(() => {
    const menu = list.current;
    if (!menu) return;
    menu.style.left = `${at.left}px`;
    menu.style.top = `${at.isLow ? at.top : at.bottom}px`;
    menu.style.maxHeight = `min(18rem, max(8rem, ${at.room}px))`;
    // Some browsers return a promise, which is no cleanup.
    void menu.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [at.left, at.top, at.bottom, at.isLow, at.room]);

  useEffect(() => {
    const choice = list.current?.querySelector('[aria-current="true"]');
    void choice?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [current]);

  useEffect(() => {
    keys.current = ({ key }) => {
      if (key === 'ArrowDown') setPlace((before) => Math.min(before + 1, found.length - 1));
      else if (key === 'ArrowUp') setPlace((before) => Math.max(before - 1, 0));
      else if (key === 'Enter' && current) onChoose(current);
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
      <ul ref={list} className={styles.menu} data-low={at.isLow} aria-label="Turn into">
        {found.map((kind) => (
          <li key={kind.label}>
            <button
              type="button"
              tabIndex={-1}
              className={styles.choice}
              aria-current={kind === current}
              // The focus stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(kind)}
            >
              {kind.label}
            </button>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {current ? `${current.label}, press Enter to turn the text into it` : ''}
      </p>
    </>
  );
}
