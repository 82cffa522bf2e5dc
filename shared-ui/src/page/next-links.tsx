import { Link } from 'react-router-dom';
import styles from './next-links.module.css';
import { PageSection } from './page-section';

/** The end of a page: where to go from here. */
export function NextLinks({ links }: { links: readonly { to: string; title: string; text: string }[] }) {
  return (
    <PageSection id="next" title="Next" layout="beside" level="utility">
      <ul className={styles.links}>
        {links.map(({ to, title, text }) => (
          <li key={to} className={styles.item}>
            <Link className={styles.link} to={to}>
              {title}
            </Link>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
