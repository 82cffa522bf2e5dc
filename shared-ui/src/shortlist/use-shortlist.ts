import { readItem } from 'kit/page/browser-storage';
import { changeKeptItem, useKeptItem } from 'kit/page/use-kept-item';
import { useMemo } from 'react';
import { maxItems, parseShortlist, type ShortlistItem } from 'shared-config/shortlist/shortlist';
import { shortlistKey } from 'shared-config/shortlist/shortlist-address';

/** The visitor's items on the list, in their order; none in the prerendered HTML. It is kept in this browser only. */
export function useShortlist(): readonly ShortlistItem[] {
  const text = useKeptItem(shortlistKey);
  return useMemo(() => parseShortlist(text), [text]);
}

/** Reads the list as it is now: another tab may have changed it since it was shown. */
const readShortlist = () => parseShortlist(readItem('localStorage', shortlistKey));

const keepShortlist = (items: readonly ShortlistItem[]) =>
  changeKeptItem(shortlistKey, items.length > 0 ? JSON.stringify(items) : null);

/** Puts items on the list. @returns the message for the visitor; '' when they are on it */
export function addToShortlist(added: readonly ShortlistItem[]): string {
  const before = readShortlist();
  const items = [...before, ...added.filter(({ path }) => before.every((item) => item.path !== path))];
  if (items.length > maxItems) return `Your list is full: ${maxItems} are on it. Remove one first.`;
  return keepShortlist(items) ? '' : 'Your browser keeps nothing for this site, so there is no list.';
}

/** Takes items off the list. @param paths theirs */
export function removeFromShortlist(paths: readonly string[]): void {
  keepShortlist(readShortlist().filter(({ path }) => !paths.includes(path)));
}
