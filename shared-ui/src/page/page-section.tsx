import type { ReactNode } from 'react';
import page from './page.module.css';

/** What a part of a page is called; the id is also its address on the page. */
type PageSectionProps = { id: string; title: string; children: ReactNode };

/** A part of a page under a title of its own. */
export function PageSection({ id, title, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={page.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
