/** Which authored posts a route's page shows. Of the last three there is a page for each post, author and tag. */
export const postsOfRoute = ['latest', 'all', 'one', 'author', 'tag'] as const;

/** Whether the posts say which pages a route has: no release knows them. */
export const hasPageEach = (posts: (typeof postsOfRoute)[number] | undefined): boolean =>
  posts === 'one' || posts === 'author' || posts === 'tag';
