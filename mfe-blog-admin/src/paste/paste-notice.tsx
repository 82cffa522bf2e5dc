import type { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';
import styles from './paste-notice.module.css';

type PasteNoticeProps = { editor: Editor; dropped: readonly string[]; onClose: () => void };

/** What was lost in pasting, below the place where it landed. */
export function PasteNotice({ editor, dropped, onClose }: PasteNoticeProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const notice = box.current;
    if (!notice || dropped.length === 0) return;
    const caret = editor.view.coordsAtPos(editor.state.selection.head);
    notice.style.top = `${caret.bottom - editor.view.dom.getBoundingClientRect().top}px`;
    // Some browsers return a promise, which is no cleanup.
    void notice.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [editor, dropped]);

  const close = () => {
    onClose();
    editor.commands.focus();
  };

  return (
    // Always there: what comes into it is read out.
    <div role="status">
      {dropped.length > 0 && (
        <div ref={box} className={styles.notice}>
          <p>Lost in pasting: {dropped.join('; ')}.</p>
          <button type="button" className={styles.close} onClick={close}>
            Close
          </button>
        </div>
      )}
    </div>
  );
}
