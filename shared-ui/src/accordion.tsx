import type { ReactNode } from 'react';
import styles from './accordion.module.css';

/** One entry of an accordion. */
type AccordionItem = { title: string; content: ReactNode };

/** Entries that open and close on click (specification §4). */
type AccordionProps = {
  items: readonly AccordionItem[];
  /** Whether the first entry is open at the start. */
  firstOpen?: boolean;
  /** With a name only one entry is open at a time; unique on its page. */
  exclusiveName?: string;
};

/** An accordion of native disclosures: works before hydration, and the browser's search opens what it finds. */
export function Accordion({ items, firstOpen = false, exclusiveName }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }, index) => (
        <details
          key={title}
          className={styles.item}
          open={firstOpen && index === 0}
          name={exclusiveName}
          // The visitor may have opened or closed it before hydration.
          suppressHydrationWarning
        >
          <summary className={styles.title}>
            <h3 className={styles.heading}>{title}</h3>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
