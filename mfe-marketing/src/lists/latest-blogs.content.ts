import { listBlogs } from '../../content/list-articles';

/** The three newest blog items: all that the home page needs of them. */
export const latestListed = listBlogs().slice(0, 3);
