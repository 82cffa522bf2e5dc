import { listBlogs } from '../../content/read-articles';

/** All blog items, the newest first. */
export const listedBlogs = listBlogs();
