import { listBlogs } from '../../content/list-articles';

/** All blog items, the newest first. */
export const listedBlogs = listBlogs();
