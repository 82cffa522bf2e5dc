import type { PostStatus } from './post';

/** Maximum length of a slug, in characters: room for a whole headline, short enough to send in a message. */
const maxSlugLength = 80;

/** `Wie groß? A Crossing, shared` → `wie-gross-a-crossing-shared`; text without a Latin letter or digit is `post`. */
export function slugOf(text: string): string {
  const words = text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words ? shorten(words.join('-'), maxSlugLength) : 'post';
}

/** Whether a text is a slug as this module makes them. */
export const isSlug = (text: string): boolean => text.length <= maxSlugLength && slugOf(text) === text;

const shorten = (slug: string, length: number) => slug.slice(0, length).replace(/-+$/, '');

/** A slug that is not taken: `crossing`, `crossing-2`, `crossing-3`. */
export function uniqueSlug(slug: string, taken: ReadonlySet<string>): string {
  let candidate = slug;
  for (let number = 2; taken.has(candidate); number += 1) candidate = numbered(slug, number);
  return candidate;
}

const numbered = (slug: string, number: number) => `${shorten(slug, maxSlugLength - `-${number}`.length)}-${number}`;

/** The slug under which a published post is read: the stored one, made valid whatever it holds, or that of its title. */
export const pageSlug = ({ slug, title }: { slug: string; title: string }): string => slugOf(slug || title);

/** The page slugs of some posts, in their order; where two would be the same, the first post keeps it. */
export function uniquePageSlugs(posts: readonly { slug: string; title: string }[]): string[] {
  const taken = new Set<string>();
  return posts.map((post) => {
    const slug = uniqueSlug(pageSlug(post), taken);
    taken.add(slug);
    return slug;
  });
}

/** What a post's slug depends on; `slug` is '' while none is stored. */
export type PostWithSlug = { title: string; slug: string; status: PostStatus };

/** The slug that a post keeps from others: a stored one, even of a draft; else that of the page of a published post. */
export const heldSlug = (post: PostWithSlug): string | undefined =>
  post.slug || post.status !== 'draft' ? pageSlug(post) : undefined;

/**
 * The slug under which a post is published. A published post keeps its slug, so that no link breaks.
 * @param title the post's title when it is published
 * @param stored the post as it is stored now; absent for a new one
 * @param others all other posts of the list: their slugs are taken
 * @param isTaken asks the store, because somebody else may have published since the list was read
 */
export async function slugForPublishing(
  title: string,
  stored: PostWithSlug | undefined,
  others: readonly PostWithSlug[],
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  if (stored && stored.status !== 'draft' && stored.slug) return stored.slug;
  // Readers know a published post without a stored slug by the slug of its stored title, not of the new one.
  const wanted = (stored && heldSlug(stored)) ?? slugOf(title);
  const taken = new Set(others.flatMap((other) => heldSlug(other) ?? []));
  for (;;) {
    const slug = uniqueSlug(wanted, taken);
    if (!(await isTaken(slug))) return slug;
    taken.add(slug);
  }
}

/** Collection of reserved slugs: the id of a document is the slug, and its `post` the id of the post that has it. */
export const slugsCollection = 'slugs';

/** Address of a post's page on the site. */
export const postAddress = (slug: string) => `/blogs/${slug}`;
