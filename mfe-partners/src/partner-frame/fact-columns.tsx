import { PageSection } from 'shared-ui/page/page-section';
import styles from './fact-columns.module.css';

/** A heading and the points below it. */
type FactColumn = { title: string; points: readonly string[] };

/** The columns under one heading; the id is also its address on the page. */
type FactColumnsProps = { id: string; heading: string; columns: readonly FactColumn[] };

/** Two or three columns of facts under one heading. */
export function FactColumns({ id, heading, columns }: FactColumnsProps) {
  return (
    <PageSection id={id} title={heading} level="section">
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
    </PageSection>
  );
}
