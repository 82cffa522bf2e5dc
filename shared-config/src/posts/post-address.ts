/** Path of a post's page on the site, as people read it. */
export const postPath = (slug: string) => `/blogs/${slug}`;

/** Address of a post's page on the site, for links and requests: in ASCII. */
export const postAddress = (slug: string) => encodeURI(postPath(slug));
