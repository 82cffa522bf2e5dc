import { useId, useRef, useState } from 'react';
import { CallToAction } from '../../call-to-action';
import styles from './details-dialog.module.css';
import { DetailsForm, type DetailsFormProps } from './details-form';

/** The form's own properties, what the button says, and the title of the dialog. */
type DetailsDialogProps = Omit<DetailsFormProps, 'onFinished'> & { openLabel: string; title: string };

/**
 * The details form in its fixed-position variant (specification §4): a button opens it as a native modal dialog, which
 * keeps the focus, gives it back, and closes on Escape. Without the script the form stands in the page.
 */
export function DetailsDialog({ openLabel, title, ...form }: DetailsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A form that was sent and thanked for is a new one the next time.
  const [timesSent, setTimesSent] = useState(0);
  const close = () => dialog.current?.close();

  return (
    <>
      <div className={styles.open}>
        <CallToAction type="button" size="large" onClick={() => dialog.current?.showModal()}>
          {openLabel}
        </CallToAction>
      </div>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={close}>
            ×
          </button>
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
