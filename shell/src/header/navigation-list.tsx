import { Link, useLocation } from 'react-router-dom';
import pictures from 'shared-config/media/menu-pictures.module.css';
import type { NavigationLink } from './navigation';
import styles from './navigation-list.module.css';

/** Links, and whether they are cards with pictures (media/media-list.ts) instead of rows. */
type NavigationListProps = { links: readonly NavigationLink[]; isPictured?: boolean };

/** Links of a menu, with what is said of each. */
export function NavigationList({ links, isPictured }: NavigationListProps) {
  // Not NavLink: a robot's address is told by its query, which NavLink does not compare.
  const { pathname, search } = useLocation();
  return (
    <ul className={isPictured ? `${styles.links} ${styles.cards} ${pictures['pictured']}` : styles.links}>
      {links.map(({ label, to, note }) => (
        <li key={label}>
          <Link to={to} {...(to === pathname + search ? { 'aria-current': 'page' } : {})}>
            {label}
          </Link>
          {note && <span>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
