import styles from './list-skeleton.module.css';

/** Two rows of the widest grid. */
const cards = 6;

/** Placeholder for the list while it is loading. */
export function ListSkeleton() {
  return (
    <>
      <p className={styles.text} role="status">
        Loading blog posts…
      </p>
      <div className={styles.cards} aria-hidden="true">
        {Array.from({ length: cards }, (_, index) => (
          <div key={index} className={styles.card}>
            <span className={styles.badge} />
            <span className={styles.title} />
            <span className={styles.line} />
            <span className={styles.line} />
          </div>
        ))}
      </div>
    </>
  );
}
