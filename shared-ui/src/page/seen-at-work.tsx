import { Link } from 'react-router-dom';
import { type StudyReference, studyPath } from 'shared-config/references/studies';
import { PageSection } from './page-section';
import styles from './seen-at-work.module.css';

/** The case studies that a page is at work in, each with its first figure; nothing where there is none. */
export function SeenAtWork({ studies }: { studies: readonly StudyReference[] }) {
  if (studies.length === 0) return null;
  return (
    <PageSection id="seen-at-work" title="Seen at work in" layout="beside">
      <ul>
        {studies.map(({ id, title, client, category, figure }) => (
          <li key={id} className={styles.study}>
            <p className={styles.figure}>
              <strong className={`${styles.value} measured`}>{figure.value}</strong> {figure.text}
            </p>
            <p>
              <Link className={styles.link} to={studyPath(id)}>
                {title}
              </Link>
              <span className={styles.client}>
                {client}, {category}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
