import type { ReactNode } from 'react';
import page from 'shared-ui/page/page.module.css';
import styles from './study-section.module.css';

/** The kind of the part, the same in every study, and its heading in this one; the id is also its address. */
type StudySectionProps = { id: string; label: string; heading: string; children: ReactNode };

/** A part of a case study: label and heading in the left third from 1024 px, the text beside them. */
export function StudySection({ id, label, heading, children }: StudySectionProps) {
  return (
    <section aria-labelledby={id} className={page.beside}>
      <div>
        <p className={styles.label}>{label}</p>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
      </div>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
