import { type ReactNode, useId } from 'react';
import page from './page/page.module.css';
import styles from './page-section.module.css';

/** A page's opening: its title, and one or two sentences below it. */
export function PageTitle({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={page.page}>
      <h1 className={page.heading}>{title}</h1>
      <p className={page.lead}>{lead}</p>
    </header>
  );
}

/** A section of a page with its heading. @param id by which links find it */
export function PageSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={heading}>
      <h2 className={styles.heading} id={heading}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
