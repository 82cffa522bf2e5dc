import type { Menus } from 'kit/contract/menus';
import type { Release } from 'kit/contract/release';
import { pageFile } from './page-file';

/**
 * The entries of all remotes, by menu: by the remote's name, and as it has written them. One whose page the site has to do without is left out.
 * @param hasPage whether the site has a page, by its file
 */
export function listMenus(
  remotes: readonly Pick<Release, 'remote' | 'menuEntries'>[],
  hasPage: (file: string) => boolean = () => true,
): Menus {
  const menus: Menus = {};
  for (const { menuEntries = {} } of remotes.toSorted((one, other) => (one.remote < other.remote ? -1 : 1))) {
    for (const [menu, entries] of Object.entries(menuEntries)) {
      const shown = entries.filter(({ to }) => hasPage(pageFile(to)));
      if (shown.length > 0) menus[menu] = [...(menus[menu] ?? []), ...shown];
    }
  }
  return menus;
}
