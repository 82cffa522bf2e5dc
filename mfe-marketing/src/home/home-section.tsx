import type { ReactNode } from 'react';
import styles from './home-page.module.css';

/** A section's title; the id is also its anchor on the page. */
type HomeSectionProps = {
  id: string;
  title: string;
  /** The way to all of it, at the end of the title's row. */
  action?: ReactNode;
  /** Whether the title stands beside the content from 1024 px (docs/design-language.md, Grid). */
  isBeside?: boolean;
  children: ReactNode;
};

/** A section of the home page under its title. */
export function HomeSection({ id, title, action, isBeside = false, children }: HomeSectionProps) {
  return (
    <section className={isBeside ? `${styles.section} ${styles.beside}` : styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
