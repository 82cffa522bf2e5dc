import { Link, useLocation } from 'react-router-dom';
import type { NavigationLink } from './navigation';
import styles from './navigation-list.module.css';

/** Links, and whether they are shown without their pictures. */
type NavigationListProps = { links: readonly NavigationLink[]; isPlain?: boolean };

/** Links of a menu: rows with what is said of each; cards beside each other where they have pictures. */
export function NavigationList({ links, isPlain }: NavigationListProps) {
  // Not NavLink: a robot's address is told by its query, which NavLink does not compare.
  const { pathname, search } = useLocation();
  return (
    <ul className={styles.links}>
      {links.map(({ label, to, note, picture }) => (
        <li key={label}>
          <Link
            to={to}
            className={isPlain ? undefined : picture}
            {...(to === pathname + search ? { 'aria-current': 'page' } : {})}
          >
            {label}
          </Link>
          {note && <span>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
