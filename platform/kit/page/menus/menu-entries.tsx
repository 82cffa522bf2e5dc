import { type Context, createContext, useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Menus } from '../../contract/menus';
import { withBase } from '../base-path';

/**
 * The entries of the page on screen, which the host gives to the frame; `places` while it is prerendered, as compose puts the entries in
 * when it writes the page. Without a host, as in a test of the frame, there are none.
 */
export const MenusContext: Context<Menus | 'places'> = createContext<Menus | 'places'>({});

/**
 * The entries that remotes have in a menu of the site (`menuEntries` in `remote.ts`), as items of the list in which it stands.
 * @param menu one of `menus` in the site's definition
 */
export function MenuEntries({ menu }: { menu: string }) {
  const menus = useContext(MenusContext);
  const { pathname } = useLocation();
  // Both forms are written by `menu-places.ts` as well.
  if (menus === 'places') return <li data-menu-entries={menu} />;
  return menus[menu]?.map(({ to, label, note, picture }) => (
    <li key={to}>
      <Link to={to} discover="none" {...(to === pathname ? { 'aria-current': 'page' } : {})}>
        {picture !== undefined && <img src={withBase(picture)} alt="" loading="lazy" />}
        {label}
      </Link>
      {note !== undefined && <span>{note}</span>}
    </li>
  ));
}
