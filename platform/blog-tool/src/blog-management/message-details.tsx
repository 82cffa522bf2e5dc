import styles from './message-details.module.css';

/** The lines behind a message that only counts; a long list is closed until somebody asks for it. */
export default function MessageDetails({ lines }: { lines: readonly string[] }) {
  return (
    <details className={styles.details} open={lines.length < 6}>
      <summary>Details ({lines.length})</summary>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
