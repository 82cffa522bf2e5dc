/** The kinds of page that list the posts of one author or tag. */
export const collections = ['author', 'tag'] as const;

/** The fields of a route for the authored posts on its page. */
export type RouteOfPosts = {
  posts?: 'latest' | 'all' | 'one' | undefined;
  postsOf?: (typeof collections)[number] | undefined;
};

/** Whether the posts say which pages a route has: one for each post, author or tag. No release knows them. */
export const hasPageEach = ({ posts, postsOf }: RouteOfPosts): boolean => posts === 'one' || postsOf !== undefined;

/** Whether it is the page of each post: `postsOf` makes it that of each author or tag, whatever `posts` says. */
export const hasPageOfPost = ({ posts, postsOf }: RouteOfPosts): boolean => posts === 'one' && postsOf === undefined;

/** Whether it lists every post: `postsOf` makes it a page of each author or tag, whatever `posts` says. */
export const listsAllPosts = ({ posts, postsOf }: RouteOfPosts): boolean => posts === 'all' && postsOf === undefined;

/** Whether a word in the place of its parameter makes a path an address: it has one parameter, as its last word. */
export const isFillable = (path: string): boolean => /^[^:]*\/:[\w-]+$/.test(path);
