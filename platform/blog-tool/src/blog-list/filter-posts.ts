import { isVisible } from 'kit/posts/schedule';
import { blockText } from '../posts/blocks';
import type { StoredPost } from '../posts/stored-post';
import { storedStatus } from '../posts/stored-status';

/** How the list can be sorted, by the value of its choice. */
export const sortings = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  edited: 'Last edited first',
  title: 'By title',
} as const;

/** Which posts the list can show by their status, by the value of its choice. */
export const statuses = {
  draft: 'Drafts',
  scheduled: 'Scheduled',
  published: 'Published',
} as const;

/** The search and filters of the list; an empty one matches every post. */
export type ListView = {
  query: string;
  status: keyof typeof statuses | '';
  author: string;
  category: string;
  tag: string;
  sorting: keyof typeof sortings;
  page: number;
};

/** Every post. */
export const everything: ListView = {
  query: '',
  status: '',
  author: '',
  category: '',
  tag: '',
  sorting: 'newest',
  page: 0,
};

/** Posts on a page: one or two screens of cards. */
export const postsPerPage = 24;

/** Whether a post is a draft, waits for its moment, or is published. @param now in ms since 1970 */
function statusAt(post: StoredPost, now: number): keyof typeof statuses {
  if (post.status === 'draft') return 'draft';
  return isVisible({ ...post, status: storedStatus(post) }, now) ? 'published' : 'scheduled';
}

/** The text of each post that is searched; posts do not change, so it is made once. */
const searchTexts = new WeakMap<StoredPost, string>();

function searchTextOf(post: StoredPost): string {
  const known = searchTexts.get(post);
  if (known !== undefined) return known;
  const body = post.content.map(blockText);
  const text = fold([post.title, post.category, post.author, post.excerpt, post.slug, post.tags, ...body].join('\n'));
  searchTexts.set(post, text);
  return text;
}

/** `Émile` → `emile`. Of other scripts, such as Hindi, a mark is as much of a letter as a vowel. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** The posts of a view, in its order. Each word of a search is found in any field or in the body, and ignores case and accents. */
export function filterPosts(posts: readonly StoredPost[], view: ListView): StoredPost[] {
  const words = fold(view.query).split(/\s+/).filter(Boolean);
  const now = Date.now();
  const found = posts.filter(
    (post) =>
      (view.category === '' || post.category === view.category) &&
      (view.tag === '' || valuesOf(post, 'tag').includes(view.tag)) &&
      (view.author === '' || post.author === view.author) &&
      (view.status === '' || statusAt(post, now) === view.status) &&
      (words.length === 0 || words.every((word) => searchTextOf(post).includes(word))),
  );
  // Posts of one day are sorted by their last save: whoever has saved a post finds it on the first page.
  const byDate = (one: StoredPost, other: StoredPost) =>
    compare(other.publishDate, one.publishDate) || compare(other.updatedAt, one.updatedAt);
  switch (view.sorting) {
    case 'newest':
      return found.sort(byDate);
    case 'oldest':
      return found.sort((one, other) => byDate(other, one));
    case 'edited':
      return found.sort((one, other) => compare(other.updatedAt, one.updatedAt) || byDate(one, other));
    case 'title':
      return found.sort((one, other) => compareNames(one.title, other.title));
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** In the order of an English index. */
const compareNames = new Intl.Collator('en').compare;

/** Stored tags are separated by a comma and a space (tags-text.ts). */
const valuesOf = (post: StoredPost, field: 'category' | 'author' | 'tag'): string[] =>
  field === 'tag' ? (post.tags ?? '').split(', ') : [post[field]];

/** The values of a field that are in use, each with the number of its posts, by name. */
export function countValues(
  posts: readonly StoredPost[],
  field: 'category' | 'author' | 'tag',
): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const post of posts)
    for (const value of valuesOf(post, field)) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => compareNames(one, other));
}
