import type { ReactNode, Ref } from 'react';
import styles from './home-page.module.css';

/** A section's title; the id is also its anchor on the page. */
type HomeSectionProps = { id: string; title: string; ref?: Ref<HTMLElement>; children: ReactNode };

/** A section of the home page under its title. */
export function HomeSection({ id, title, ref, children }: HomeSectionProps) {
  return (
    <section ref={ref} className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
