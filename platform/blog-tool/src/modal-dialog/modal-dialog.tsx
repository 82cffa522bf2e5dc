import { type ReactNode, useEffect, useRef } from 'react';
import styles from './modal-dialog.module.css';

/** Escape calls `onCancel`; without it, Escape does nothing. */
type ModalDialogProps = { title: string; onCancel?: () => void; children: ReactNode };

/** A modal dialog, open as long as it is rendered. */
export function ModalDialog({ title, onCancel, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // A dialog that is removed while it is open gives no focus back by itself.
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      onCancel={(event) => {
        // The parent closes it, by not rendering it any more.
        event.preventDefault();
        onCancel?.();
      }}
    >
      <h2 className={styles.title}>{title}</h2>
      {children}
    </dialog>
  );
}
