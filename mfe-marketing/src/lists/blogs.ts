import { describeBlogs } from './blog';
import { listedBlogs } from './blogs.content';

/** The seven blog items, newest first (specification §2). */
export const blogs = describeBlogs(listedBlogs);
