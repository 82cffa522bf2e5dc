/** Path of the page that lists all posts; that of a post is below it. */
export const postsPath = '/posts';
