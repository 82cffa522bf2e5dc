import type { PostStatus } from './post';

/** Maximum length of a slug, in characters: a whole headline, and an address that still fits into a message. */
const maxSlugLength = 80;

/** `Wie groß? A Crossing, shared` → `wie-gross-a-crossing-shared`; a title without a letter or digit is `post`. */
export function slugOf(title: string): string {
  const words = title
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words ? shorten(words.join('-'), maxSlugLength) : 'post';
}

/** A slug that none of the others has: `crossing`, `crossing-2`, `crossing-3`. */
export function uniqueSlug(slug: string, others: readonly string[]): string {
  if (!others.includes(slug)) return slug;
  const taken = new Set(others);
  for (let number = 2; ; number += 1) {
    const end = `-${number}`;
    const candidate = shorten(slug, maxSlugLength - end.length) + end;
    if (!taken.has(candidate)) return candidate;
  }
}

const shorten = (slug: string, length: number) => slug.slice(0, length).replace(/-+$/, '');

/** What a post's slug depends on. */
type PostWithSlug = { title: string; slug: string; status: PostStatus };

/** The slug that a post occupies: the stored one; of a published post without one, that of its title; else none. */
export function heldSlug({ title, slug, status }: PostWithSlug): string | undefined {
  if (slug) return slugOf(slug);
  return status === 'published' ? slugOf(title) : undefined;
}

/**
 * The slug under which a post is published. A published post keeps the one it has, so that no link breaks.
 * @param post the post as it will be published
 * @param before the post as it is stored; absent for a new one
 * @param others posts of the list, whose slugs are taken
 * @param isTaken asks the store, because others may have published since the list was read
 */
export async function slugForPublishing(
  post: { title: string },
  before: PostWithSlug | undefined,
  others: readonly PostWithSlug[],
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  if (before?.status === 'published' && before.slug) return before.slug;
  // Readers know a published post without a stored slug by the title that is stored, not by the new one.
  const wanted = (before && heldSlug(before)) ?? slugOf(post.title);
  const taken = others.flatMap((other) => heldSlug(other) ?? []);
  for (;;) {
    const slug = uniqueSlug(wanted, taken);
    if (!(await isTaken(slug))) return slug;
    taken.push(slug);
  }
}

/** Address of a post's page. */
export const postAddress = (slug: string) => `/blogs/${slug}`;
