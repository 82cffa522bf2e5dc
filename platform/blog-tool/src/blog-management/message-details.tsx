import styles from './message-details.module.css';

/** What a message has only counted, a line each; many of them are shown when somebody asks. */
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
