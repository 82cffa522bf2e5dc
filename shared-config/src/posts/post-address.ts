/** Path of the page that lists all posts. */
export const postsPath = '/blogs';

/** Path of a post's page on the site, as people read it. */
export const postPath = (slug: string) => `${postsPath}/${slug}`;

/** Path of the page with somebody's posts, as people read it. */
export const authorPath = (slug: string) => `/authors/${slug}`;

/** Path of the page with the posts of a tag, as people read it. */
export const tagPath = (slug: string) => `/tags/${slug}`;

/** Address of a post's page on the site, for links and requests: in ASCII. */
export const postAddress = (slug: string) => encodeURI(postPath(slug));
