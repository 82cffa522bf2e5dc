import { shortlistKey, shortlistPath } from 'shared-config/shortlist/shortlist-address';
import { useKeptItem } from 'shared-ui/use-kept-item';
import type { NavigationLink } from './navigation';

const listLinks: readonly NavigationLink[] = [{ label: 'Your list', to: shortlistPath }];
const noLinks: readonly NavigationLink[] = [];

/** The way to the visitor's list while something is on it. */
export const useListLinks = (): readonly NavigationLink[] => (useKeptItem(shortlistKey) ? listLinks : noLinks);
