import { MenuEntries } from 'kit/page/menus/menu-entries';
import { useKeptItem } from 'kit/page/use-kept-item';
import { Link, useLocation } from 'react-router-dom';
import pictures from 'shared-config/media/menu-pictures.module.css';
import { poundsOf, unitsKey } from 'shared-config/robots/convert-figure';
import type { NavigationLink } from './navigation';
import styles from './navigation-list.module.css';

/** Links, the menu whose entries of remotes follow them, and whether they are cards with pictures (media/media-list.ts) instead of rows. */
type NavigationListProps = { links: readonly NavigationLink[]; menu?: string; isPictured?: boolean };

/**
 * Whether a link leads to where the visitor is. Not by NavLink: the query of an address chooses the robot, and NavLink does not compare it.
 * Other parameters, such as a mark of a campaign, change no page.
 */
function isCurrent(to: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path, query] = to.split('?');
  const asked = new URLSearchParams(search);
  return path === pathname && [...new URLSearchParams(query)].every(([name, value]) => asked.get(name) === value);
}

/** Links of a menu, with what is said of each. */
export function NavigationList({ links, menu, isPictured }: NavigationListProps) {
  const location = useLocation();
  const isImperial = useKeptItem(unitsKey) === 'imperial';
  return (
    <ul className={isPictured ? `${styles.links} ${styles.cards} ${pictures['pictured']}` : styles.links}>
      {links.map(
        ({ label, to, payload, note = payload && (isImperial ? `${poundsOf(payload)} lb` : `${payload} kg`) }) => (
          <li key={label}>
            <Link to={to} {...(isCurrent(to, location) ? { 'aria-current': 'page' } : {})}>
              {label}
            </Link>
            {note && <span>{note}</span>}
          </li>
        ),
      )}
      {menu !== undefined && <MenuEntries menu={menu} />}
    </ul>
  );
}
