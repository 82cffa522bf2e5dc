/** Which authored posts a route's page shows. Of the last three there is a page for each post, author and tag. */
export const postsOfRoute = ['latest', 'all', 'one', 'author', 'tag'] as const;
