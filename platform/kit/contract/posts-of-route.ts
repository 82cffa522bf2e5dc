/** Whose posts a page lists. */
export const collections = ['author', 'tag'] as const;

/** What a route says of the authored posts that its page shows. */
type RouteOfPosts = {
  posts?: 'latest' | 'all' | 'one' | undefined;
  postsOf?: (typeof collections)[number] | undefined;
};

/** Whether the posts say which pages a route has: one for each post, author or tag. No release knows them. */
export const hasPageEach = ({ posts, postsOf }: RouteOfPosts): boolean => posts === 'one' || postsOf !== undefined;
