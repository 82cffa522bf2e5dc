import type { StoredPost } from '../posts/stored-post';

/** How the list can be sorted, by the value of its choice. */
export const sortings = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
} as const;

/** What the list shows of all posts. */
export type ListView = { query: string; category: string; sorting: keyof typeof sortings; page: number };

/** Posts on a page: one or two screens of cards. */
export const postsPerPage = 24;

/** The posts of a view, in its order. A search looks at title, category and author and ignores case. */
export function filterPosts(posts: readonly StoredPost[], { query, category, sorting }: ListView): StoredPost[] {
  const searched = query.trim().toLowerCase();
  const found = posts.filter(
    (post) =>
      (category === '' || post.category === category) &&
      [post.title, post.category, post.author].some((text) => text.toLowerCase().includes(searched)),
  );
  const byDate = (one: StoredPost, other: StoredPost) => other.publishDate.localeCompare(one.publishDate);
  switch (sorting) {
    case 'newest':
      return found.sort(byDate);
    case 'oldest':
      return found.sort((one, other) => byDate(other, one));
    case 'title':
      return found.sort((one, other) => one.title.localeCompare(other.title));
  }
}

/** The categories in use, each with the number of its posts, by name. */
export function countCategories(posts: readonly StoredPost[]): [category: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { category } of posts) if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one.localeCompare(other));
}
