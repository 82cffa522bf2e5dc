import { useId } from 'react';
import styles from './search-box.module.css';

/** What is searched, the query, and how many were found. */
type SearchBoxProps = { what: string; query: string; onQuery: (query: string) => void; count: number };

/** The search box of a list; says how many fit, and in words when none does. Without the script there is nothing to search with. */
export function SearchBox({ what, query, onQuery, count }: SearchBoxProps) {
  const id = useId();
  return (
    <search className={styles.searchBox}>
      <label className={styles.label} htmlFor={id}>
        Search {what}
      </label>
      <input
        id={id}
        className={styles.input}
        type="search"
        placeholder="Title or category"
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <p className={styles.result} role="status">
        {query !== '' && (count === 0 ? `Nothing fits “${query}”. Try fewer letters.` : `${count} found`)}
      </p>
    </search>
  );
}
