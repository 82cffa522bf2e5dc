import { type ReactNode, useEffect, useRef } from 'react';
import styles from './modal-dialog.module.css';

/** A dialog, and what Escape does; without `onCancel` it does nothing. */
export type ModalDialogProps = { title: string; onCancel?: () => void; children: ReactNode };

/** A dialog that is open, over everything else, for as long as it is rendered. */
export function ModalDialog({ title, onCancel, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      onCancel={(event) => {
        // Whoever renders it closes it, by rendering it no longer.
        event.preventDefault();
        onCancel?.();
      }}
    >
      <h2 className={styles.title}>{title}</h2>
      {children}
    </dialog>
  );
}
