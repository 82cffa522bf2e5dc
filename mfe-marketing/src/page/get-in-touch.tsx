import { useSetInterest } from 'shared-config/store';
import { CallToAction } from 'shared-ui/call-to-action';
import styles from './get-in-touch.module.css';

/** What is asked, and what the enquiry will be about. */
type GetInTouchProps = { title: string; text: string; label: string; interest: string; path: string };

/** The end of a page: a question, and the way to the contact form, which then starts with what it is about. */
export function GetInTouch({ title, text, label, interest, path }: GetInTouchProps) {
  const setInterest = useSetInterest();
  return (
    <aside className={styles.getInTouch} aria-label={title}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <CallToAction to="/contact" size="large" onClick={() => setInterest({ label: interest, path })}>
        {label}
      </CallToAction>
    </aside>
  );
}
