import type { ReactNode } from 'react';
import page from './page.module.css';

/** What a part of a page is called; the id is also its address on the page. */
type PageSectionProps = {
  id: string;
  title: string;
  /** From 1024 px, `beside` puts the title into the left third and the content beside it (docs/design-language.md, Grid). */
  layout?: 'stacked' | 'beside';
  children: ReactNode;
};

/** A part of a page under a title of its own. */
export function PageSection({ id, title, layout = 'stacked', children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className={layout === 'beside' ? page.beside : undefined}>
      <h2 id={id} className={page.sectionTitle}>
        {title}
      </h2>
      {layout === 'beside' ? <div>{children}</div> : children}
    </section>
  );
}
