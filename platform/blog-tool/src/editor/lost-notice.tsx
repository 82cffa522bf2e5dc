import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { useEffect, useRef } from 'react';
import styles from './lost-notice.module.css';
import type { Lost } from './use-body';

type LostNoticeProps = { editor: Editor; lost: Lost | undefined; onClose: () => void };

/** The events after which the notice stays beside its place, and no longer comes into view by itself. */
const actions = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/** A notice of what was lost in pasting or in a change of type, below the place where it was. */
export function LostNotice({ editor, lost, onClose }: LostNoticeProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const notice = box.current;
    if (!notice || !lost) return;
    let place = editor.state.selection.head;
    let isNew = true;
    const show = () => {
      const { bottom } = editor.view.coordsAtPos(place);
      notice.style.top = `${bottom - editor.view.dom.getBoundingClientRect().top}px`;
      if (isNew) notice.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    const follow = ({ transaction: { mapping } }: { transaction: Transaction }) => {
      place = mapping.map(place);
    };
    const settle = () => {
      isNew = false;
    };
    show();
    // In a long text, blocks are laid out only when they come near, and move what stands below them.
    const observer = new ResizeObserver(show);
    observer.observe(editor.view.dom);
    editor.on('transaction', follow);
    const isNext = setTimeout(() => {
      for (const action of actions) window.addEventListener(action, settle, { passive: true });
    });
    return () => {
      observer.disconnect();
      editor.off('transaction', follow);
      clearTimeout(isNext);
      for (const action of actions) window.removeEventListener(action, settle);
    };
  }, [editor, lost]);

  const close = () => {
    onClose();
    editor.commands.focus();
  };

  return (
    // Always in the page: a screen reader reads out what changes in it.
    <div role="status">
      {lost && (
        <div ref={box} className={styles.notice}>
          <p>{lost.sentence}</p>
          <button type="button" className={styles.close} onClick={close}>
            Close
          </button>
        </div>
      )}
    </div>
  );
}
