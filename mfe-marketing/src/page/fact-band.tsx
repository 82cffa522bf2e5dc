import type { CountedFact } from '../lists/application';
import styles from './fact-band.module.css';

/** A figure; its notes say what it was measured on, and when. */
type NotedFact = CountedFact & { notes?: readonly string[] };

/** Two to four figures side by side, each read as one sentence with its text. */
export function FactBand({ facts }: { facts: readonly NotedFact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ value, text, notes = [] }) => (
        <li key={text} className={styles.fact}>
          <p className={`${styles.value} measured`}>{value}</p>
          <p className={styles.text}>{text}</p>
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
