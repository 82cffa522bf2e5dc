import { MenuEntries } from 'kit/page/menus/menu-entries';
import { Link, NavLink } from 'react-router-dom';
import { visitPath } from 'shared-config/forms';
import { site } from 'shared-config/site';
import { BellDrawing } from 'shared-ui/bell-drawing';
import styles from './site-header.module.css';

const pages = [
  { to: '/glocken', label: 'Glocken' },
  { to: visitPath, label: 'Besuch' },
  { to: '/anfrage', label: 'Anfrage' },
];

/** Id of the last part of the header: no page is painted before the parser is there. */
export const pagesId = 'seiten';

/** Name of the house, its pages and those of the remotes: all of them are in sight at every width. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <Link className={styles.name} to="/">
        <BellDrawing className={styles.mark} />
        <span>{site.companyName}</span>
      </Link>
      <nav aria-label="Seiten">
        <ul className={styles.pages} id={pagesId}>
          {pages.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to}>{label}</NavLink>
            </li>
          ))}
          <MenuEntries menu="seiten" />
        </ul>
      </nav>
    </header>
  );
}
