import { useId } from 'react';
import styles from './partner-steps.module.css';

/** A step on the way to a partnership. */
export type PartnerStep = { title: string; text: string };

/** What happens from the first message on, in order; each tab has a way of its own. */
export function PartnerSteps({ heading, steps }: { heading: string; steps: readonly PartnerStep[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
