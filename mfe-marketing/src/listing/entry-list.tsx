import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './entry-list.module.css';

/** An entry: `to` is its page, if it has one, and `aside` stands beside it, such as its date. */
type Entry = { id: string; to?: string; aside: ReactNode; category: string; title: string; body: ReactNode };

/** The entries, and whether the first is the one to read: not where the visitor has chosen which there are. */
type EntryListProps = { entries: readonly Entry[]; hasFeature: boolean };

/** Entries below each other, each under an address of its own within the page. */
export function EntryList({ entries, hasFeature }: EntryListProps) {
  return (
    <ul className={hasFeature ? styles.featured : undefined}>
      {entries.map(({ id, to, aside, category, title, body }) => (
        <li key={id} id={id} className={styles.entry}>
          <div className={styles.aside}>{aside}</div>
          <div>
            <p className={styles.category}>{category}</p>
            <h2 className={styles.title}>{to ? <Link to={to}>{title}</Link> : title}</h2>
            <div className={styles.body}>{body}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}
