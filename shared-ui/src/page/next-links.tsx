import { Link } from 'react-router-dom';
import styles from './next-links.module.css';
import { PageSection } from './page-section';

type NextLinksProps = {
  /** `dir` where a title may be in any script. */
  links: readonly { to: string; title: string; text: string; dir?: 'auto' }[];
  id?: string;
  title?: string;
};

/** The end of a page: where to go from here. */
export function NextLinks({ links, id = 'next', title: heading = 'Next' }: NextLinksProps) {
  return (
    <PageSection id={id} title={heading} layout="beside" level="utility" leadsAway>
      <ul className={styles.links}>
        {links.map(({ to, title, text, dir }) => (
          <li key={to} className={styles.item}>
            <Link className={styles.link} to={to} dir={dir}>
              {title}
            </Link>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
