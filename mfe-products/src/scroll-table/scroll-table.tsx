import type { ReactNode } from 'react';
import styles from './scroll-table.module.css';

/** A table that scrolls sideways in its own box where the page is narrower than it; children are its head and body. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>{children}</table>
    </section>
  );
}
