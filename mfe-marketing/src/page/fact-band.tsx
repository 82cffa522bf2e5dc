import type { CountedFact } from '../content/application';
import styles from './fact-band.module.css';

/** Two to four figures side by side, each read as one sentence with its text. */
export function FactBand({ facts }: { facts: readonly CountedFact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ value, text }) => (
        <li key={text} className={styles.fact}>
          <p className={`${styles.value} measured`}>{value}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
