import page from 'shared-ui/page/page.module.css';
import styles from './fact-columns.module.css';

/** A heading and the points below it. */
type FactColumn = { title: string; points: readonly string[] };

/** Two or three columns of facts under one heading. */
export function FactColumns({ heading, columns }: { heading: string; columns: readonly FactColumn[] }) {
  return (
    <section>
      <h2 className={page.sectionTitle}>{heading}</h2>
      <div className={`${styles.columns} ${columns.length === 2 ? styles.two : styles.three}`}>
        {columns.map(({ title, points }) => (
          <div key={title} className={styles.column}>
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
