import type { ReactNode } from 'react';
import styles from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';

/** A page: its head, its title, and what stands below. */
type PageFrameProps = { title: string; description: string; path: string; lead: string; children: ReactNode };

/** The frame of every page of this remote. */
export function PageFrame({ title, description, path, lead, children }: PageFrameProps) {
  return (
    <div className={styles.page}>
      <PageHead title={title} description={description} path={path} />
      <header>
        <h1 className={styles.heading}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}
