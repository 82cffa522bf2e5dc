import type { ReactNode } from 'react';
import { PageHead } from 'shared-config/page-head';
import styles from './page-frame.module.css';

/** A page: its head, its title, and what stands below. */
type PageFrameProps = { title: string; description: string; path: string; lead: string; children: ReactNode };

/** The frame of every page of this remote. */
export function PageFrame({ title, description, path, lead, children }: PageFrameProps) {
  return (
    <div className={styles.page}>
      <PageHead title={title} description={description} path={path} />
      <header className={styles.opening}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}
