import { CallToAction } from '../call-to-action';
import styles from './closing.module.css';

/** The question, the button's label, and the interest noted for the contact form when it is pressed. */
type ClosingProps = { title: string; text: string; label: string; onContact: () => void };

/** The end of a page: a question, and the way to the contact form. */
export function Closing({ title, text, label, onContact }: ClosingProps) {
  return (
    <aside className={styles.closing} aria-label={title}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <CallToAction to="/contact" size="large" onClick={onContact}>
        {label}
      </CallToAction>
    </aside>
  );
}
