import styles from './numbered-steps.module.css';

/** One step; without a title its text stands alone. */
type NumberedStep = { title?: string; text: string };

/** The steps, and the level of heading that their titles are. */
type NumberedStepsProps = { steps: readonly NumberedStep[]; titleLevel?: 'h3' | 'h4' };

/** Steps in their order, numbered, as many in a row as fit. */
export function NumberedSteps({ steps, titleLevel: Title = 'h3' }: NumberedStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={text} className={styles.step}>
          {title && <Title className={styles.title}>{title}</Title>}
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
