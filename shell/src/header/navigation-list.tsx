import { Link, useLocation } from 'react-router-dom';
import type { NavigationLink } from './navigation';
import styles from './navigation-list.module.css';

/** Links of a menu, in as many columns as there is room for. */
export function NavigationList({ links }: { links: readonly NavigationLink[] }) {
  // Not NavLink: a robot's address is told by its query, which NavLink does not compare.
  const { pathname, search } = useLocation();
  return (
    <ul className={styles.links}>
      {links.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} className={styles.link} {...(to === pathname + search ? { 'aria-current': 'page' } : {})}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
