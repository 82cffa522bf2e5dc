import type { ReactNode } from 'react';
import styles from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';

/** A page: its head, its title, a link that is to be seen first, and what stands beside them where there is room, or else below. */
type PageFrameProps = {
  title: string;
  description: string;
  path: string;
  lead: string;
  action?: ReactNode;
  children: ReactNode;
};

/** The frame of every page of this remote. */
export function PageFrame({ title, description, path, lead, action, children }: PageFrameProps) {
  return (
    <div className={`${styles.page} ${styles.beside}`}>
      <PageHead title={title} description={description} path={path} />
      <header>
        <h1 className={styles.heading}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {action && <p className={styles.action}>{action}</p>}
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
