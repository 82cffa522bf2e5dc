import { useSetInterest } from 'shared-config/store';
import { CallToAction } from 'shared-ui/call-to-action';
import styles from './closing.module.css';

/** What is asked, and what the enquiry will be about. */
type ClosingProps = { title: string; text: string; label: string; interest: string; path: string };

/** The end of a page: a question, and the way to the contact form, which then starts with what it is about. */
export function Closing({ title, text, label, interest, path }: ClosingProps) {
  const setInterest = useSetInterest();
  return (
    <aside className={styles.closing} aria-label={title}>
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
