import type { ReactNode } from 'react';
import styles from './site-page.module.css';
import { useToolSite } from './tool-site';

/** A page of the tool that is as wide as those of the site. Nobody finds or shares it, so it has no more than a title in its head. */
export function SitePage({ title, children }: { title: string; children: ReactNode }) {
  const { name } = useToolSite();
  return (
    <article className={styles.page}>
      <title>{`${title} | ${name}`}</title>
      <meta name="robots" content="noindex" />
      {children}
    </article>
  );
}
