import { nearSection } from 'kit/page/near-section';
// With the page's styles: the HTML has them long before their script.
import './latest-blogs.module.css';

/** Latest Blogs (specification §2 Home page). */
export const LatestBlogs = nearSection(() => import('./latest-blogs-list'));
