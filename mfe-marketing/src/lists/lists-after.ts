import { readingLists } from './reading-lists.content';

/** How many lists the end of one leads to: a full row. */
const count = 3;

/** The lists after one of them, and the first again after the last; the first ones for any other page. */
export function listsAfter(path: string) {
  const index = readingLists.findIndex(({ to }) => to === path);
  return [...readingLists, ...readingLists].slice(index + 1, index + 1 + count);
}
