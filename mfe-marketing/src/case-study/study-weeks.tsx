import type { StudyText } from './study-text';
import styles from './study-weeks.module.css';

/** How the project went, week by week. */
export function StudyWeeks({ steps }: { steps: StudyText['weeks']['steps'] }) {
  return (
    <dl className={styles.weeks}>
      {steps.map(({ when, text }) => (
        <div key={when} className={styles.week}>
          <dt className={styles.when}>{when}</dt>
          <dd className={styles.what}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
