import { buttonClass } from 'kit/page/button';
import { useId, useRef, useState } from 'react';
import styles from './details-dialog.module.css';
import { DetailsForm, type DetailsFormProps } from './details-form';

/** The form's own properties, the button's label, and the title of the dialog. */
type DetailsDialogProps = Omit<DetailsFormProps, 'onFinished'> & { openLabel: string; title: string };

/**
 * The details form in its fixed-position variant (specification §4): a button opens it as a native modal dialog, which
 * keeps the focus, gives it back, and closes on Escape. Until the script is there the button opens it as a native popover;
 * where there is none, the form stands in the page.
 */
export function DetailsDialog({ openLabel, title, ...form }: DetailsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const titleId = useId();
  // A form that was sent and thanked for is a new one the next time.
  const [timesSent, setTimesSent] = useState(0);
  const close = () => {
    dialog.current?.close();
    // One that was opened before the script was there.
    dialog.current?.hidePopover?.();
  };
  const open = () => {
    close();
    dialog.current?.showModal();
  };

  return (
    <>
      <div className={styles.open} data-alive>
        {/* As a modal dialog it is open by the time the browser would open it as a popover, which it then does not. */}
        <button type="button" className={buttonClass({ size: 'large' })} popoverTarget={id} onClick={open}>
          {openLabel}
        </button>
      </div>
      <dialog ref={dialog} id={id} popover="auto" className={styles.dialog} aria-labelledby={titleId}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <div data-alive>
            <button
              type="button"
              className={styles.close}
              aria-label="Close"
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={close}
            >
              ×
            </button>
          </div>
        </div>
        <DetailsForm
          key={timesSent}
          {...form}
          onFinished={() => {
            close();
            setTimesSent((times) => times + 1);
          }}
        />
      </dialog>
    </>
  );
}
