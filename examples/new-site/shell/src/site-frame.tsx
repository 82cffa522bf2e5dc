import { Link, NavLink } from 'react-router-dom';
import { postsPath } from 'shared-config/posts';
import { site } from 'shared-config/site';
import styles from './site-frame.module.css';

/** Id of the last part of the header: no page is painted before the parser is there. */
export const pagesId = 'pages';

/** The links of the header. */
export const pages = [
  { to: postsPath, label: 'Posts' },
  { to: '/contact', label: 'Contact' },
];

/** Above every page. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <Link className={styles.name} to="/">
        {site.companyName}
      </Link>
      <nav aria-label="Pages">
        <ul className={styles.pages} id={pagesId}>
          {pages.map(({ to, label }) => (
            <li key={to}>
              <NavLink className={`${styles.page}`} to={to}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** Below every page. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <p>{site.companyName}</p>
      <Link to="/imprint">Imprint and privacy</Link>
    </footer>
  );
}
