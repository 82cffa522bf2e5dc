import type { Locale } from '../words/words';
import type { PostStatus } from './post-status';

/** Maximum length of a slug, in characters: room for a whole headline, short enough to send in a message. */
const maxSlugLength = 80;

/** Maximum size of a slug in UTF-8: page files are named after it, and file systems take names of 255 bytes. */
const maxSlugBytes = 200;

/**
 * `Wie groß? A Crossing, shared` → `wie-gross-a-crossing-shared`, `倉庫の朝` → `倉庫の朝`: letters and digits of any script, of
 * which only Latin ones lose their diacritics.
 * @param nothing the slug of a text without a letter or digit
 */
export function slugOf(text: string, nothing = 'untitled'): string {
  const words = text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[^\0-\x7f]/gu, plainLatin)
    .replace(/(?<=[\p{Script=Latin}\d])\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFC')
    .match(/(?:[\p{L}\p{N}]\p{M}*)+/gu);
  return (words && shorten(words.join('-'))) || nothing;
}

/** `é` → `e`, `ﬁ` → `fi`, `²` → `2`; a letter of another script stays as it is. */
function plainLatin(character: string): string {
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return /[\p{Script=Latin}\d]/u.test(plain) ? plain : character;
}

/**
 * The text of which a slug is made that no post has yet: in German `Öfen` becomes `Oefen`, as people write it without its letter.
 * `slugOf` reads `Öfen` as `ofen` in every language, as the addresses have it that there are.
 */
export const spellOut = (text: string, locale: Locale): string =>
  locale === 'de-DE' ? text.normalize('NFC').replace(/[äöü]/gi, (letter) => `${plainLatin(letter)}e`) : text;

/** Whether a text is a slug as this module makes them. */
export const isSlug = (text: string): boolean => slugOf(text) === text;

/** The beginning of a slug that, with `behind` characters after it, is as long as a slug may be. */
function shorten(slug: string, behind = 0): string {
  let length = behind;
  let bytes = behind;
  let short = '';
  for (const character of slug) {
    const code = character.codePointAt(0) ?? 0;
    length += character.length;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (length > maxSlugLength || bytes > maxSlugBytes) break;
    short += character;
  }
  // Never slow: a slug has a longest length.
  return short.replace(/-+$/, '');
}

/**
 * Gives each slug that it is asked for to one alone: `crossing`, then `crossing-2`, `crossing-3`.
 * @param reserved slugs that are taken already
 */
export function createUniqueSlugs(reserved: Iterable<string> = []): (slug: string) => string {
  const taken = new Set(reserved);
  /** The first number that may be free, by the text before it and its number of digits: thousands may have one beginning. */
  const next = new Map<string, number>();
  const findFree = (slug: string) => {
    if (!taken.has(slug)) return slug;
    for (let digits = 1; ; digits += 1) {
      const stem = shorten(slug, digits + 1);
      const key = `${digits}-${stem}`;
      let number = next.get(key) ?? Math.max(2, 10 ** (digits - 1));
      while (number < 10 ** digits && taken.has(`${stem}-${number}`)) number += 1;
      next.set(key, number);
      if (number < 10 ** digits) return `${stem}-${number}`;
    }
  };
  return (slug) => {
    const free = findFree(slug);
    taken.add(free);
    return free;
  };
}

/** The slug under which a published post is read: the stored one, made valid whatever it holds, or that of its title. */
export const pageSlug = ({ slug, title }: { slug: string; title: string }): string => slugOf(slug || title);

/** The page slugs of some posts, in their order; where two would be the same, the first post keeps it. */
export function uniquePageSlugs(posts: readonly { slug: string; title: string }[]): string[] {
  const uniqueSlug = createUniqueSlugs();
  return posts.map((post) => uniqueSlug(pageSlug(post)));
}

/** The fields on which a post's slug depends; `slug` is '' while none is stored. */
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
  const uniqueSlug = createUniqueSlugs(others.flatMap((other) => heldSlug(other) ?? []));
  for (;;) {
    const slug = uniqueSlug(wanted);
    if (!(await isTaken(slug))) return slug;
  }
}

/** Collection of reserved slugs: the id of a document is the slug, and its `post` the id of the post that has it. */
export const slugsCollection = 'slugs';
