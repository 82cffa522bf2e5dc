import { useKeptItem } from 'kit/page/use-kept-item';
import { shortlistKey, shortlistPath } from 'shared-config/shortlist/shortlist-address';
import { menuSections } from './navigation';

const listLink = { label: 'Your list', to: shortlistPath };
const withList = menuSections.map((section) =>
  section.id === 'resources' ? { ...section, links: [...section.links, listLink] } : section,
);

/** The other three menus of the bar; in the last of them the way to the visitor's list while something is on it, and then `list` as well. */
export const useMenuSections = () =>
  useKeptItem(shortlistKey) ? { sections: withList, list: listLink } : { sections: menuSections };
