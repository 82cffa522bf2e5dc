import type { ReactNode } from 'react';
import page from './page.module.css';

/** The title of a page's part, and its layout; the id is also its address on the page. */
type PageSectionProps = {
  id: string;
  title: string;
  /** From 1024 px, `beside` puts the title into the left third and the content beside it (docs/design-language.md, Grid). */
  layout?: 'stacked' | 'beside';
  /** Its rank (docs/design-language.md, Levels); by default a stacked part is a chapter, and one beside its title a section. */
  level?: 'chapter' | 'section' | 'utility';
  /** A tinted or dark ground from edge to edge. */
  ground?: 'page' | 'tinted' | 'dark';
  /** Stands at the end of the title's line, such as a switch that all of the part follows. */
  control?: ReactNode;
  /** Whether it only leads to other pages: neither this site's search nor others show its words as the page's. */
  leadsAway?: boolean;
  children: ReactNode;
};

/** A part of a page under a title of its own. */
export function PageSection({
  id,
  title,
  layout = 'stacked',
  level = layout === 'stacked' ? 'chapter' : 'section',
  ground = 'page',
  control,
  leadsAway = false,
  children,
}: PageSectionProps) {
  const isBeside = layout === 'beside';
  const classes = [isBeside && page.beside, level !== 'section' && page[level], ground !== 'page' && page[ground]];
  const heading = (
    <h2 id={id} className={page.sectionTitle}>
      {title}
    </h2>
  );
  return (
    <section
      aria-labelledby={id}
      className={classes.filter(Boolean).join(' ') || undefined}
      data-nosnippet={leadsAway ? '' : undefined}
    >
      {control ? (
        <div className={page.titleLine}>
          {heading}
          {control}
        </div>
      ) : (
        heading
      )}
      {isBeside ? <div>{children}</div> : children}
    </section>
  );
}
