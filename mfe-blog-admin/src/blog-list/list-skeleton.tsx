import styles from './list-skeleton.module.css';

/** Cards in a row of the widest grid, twice. */
const cards = 6;

/** Stands for the list while it is on its way. */
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
