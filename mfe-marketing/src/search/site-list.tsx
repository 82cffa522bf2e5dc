import type { ListedPage } from 'kit/search/site-contents';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import styles from './site-list.module.css';
import { groupBySubject } from './subjects';

/** Links to the pages of the site, by subject. Memoised: the first key would render the same list. */
export const SiteList = memo(function SiteList({ pages }: { pages: readonly ListedPage[] }) {
  return (
    <div className={styles.subjects}>
      {groupBySubject(pages).map(({ name, pages: ofSubject }) => (
        <section key={name}>
          <h2 className={styles.name}>{name}</h2>
          <ul className={styles.pages}>
            {ofSubject.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
