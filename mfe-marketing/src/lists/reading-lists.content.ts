import { readReadingLists } from '../../content/read-reading-lists';

/** All lists of things to read, in the order in which one leads to the next: where it is, and what there is to find. */
export const readingLists = readReadingLists();
