import type { ReactNode } from 'react';
import styles from './entry-list.module.css';

/** An entry that is read in the list itself; `aside` stands beside it, such as its date. */
export type Entry = { id: string; aside: ReactNode; category: string; title: string; body: ReactNode };

/** Entries below each other, each under an address of its own within the page. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map(({ id, aside, category, title, body }) => (
        <li key={id} id={id} className={styles.entry}>
          <div className={styles.aside}>{aside}</div>
          <div>
            <p className={styles.category}>{category}</p>
            <h2 className={styles.title}>{title}</h2>
            <div className={styles.body}>{body}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}
