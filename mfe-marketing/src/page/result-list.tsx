import styles from './result-list.module.css';

/** What has changed, or changes, for who bought: one sentence a card. */
export function ResultList({ results }: { results: readonly string[] }) {
  return (
    <ul className={styles.results}>
      {results.map((result) => (
        <li key={result} className={styles.result}>
          {result}
        </li>
      ))}
    </ul>
  );
}
