import { describeBlogs } from './blog';
import { latestListed } from './latest-blogs.content';

/** The three newest blog items; the first is shown large (specification §2). */
export const latestBlogs = describeBlogs(latestListed);
