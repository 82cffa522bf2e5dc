import styles from './numbered-steps.module.css';
import type { RobotStep } from './variants';

/** Steps of a use case as a grid of numbered cards (specification §2), under a heading of their own where there is one. */
export function NumberedSteps({ heading, steps }: { heading?: string | undefined; steps: readonly RobotStep[] }) {
  return (
    <>
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      <ol className={styles.steps}>
        {steps.map(({ title, description }) => (
          <li key={description} className={styles.step}>
            {title && <strong className={styles.title}>{title}</strong>}
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
