/** Longest slug, in characters: a whole headline, and an address that still fits into a message. */
const longestSlug = 80;

/** `Wie groß? A Crossing, shared` → `wie-gross-a-crossing-shared`; a title without a letter or digit is `post`. */
export function slugOf(title: string): string {
  const words = title
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, longestSlug).replace(/-$/, '') ?? 'post';
}

/** A slug that none of the others has: `crossing`, `crossing-2`, `crossing-3`. */
export function uniqueSlug(slug: string, others: readonly string[]): string {
  if (!others.includes(slug)) return slug;
  const prefix = `${slug}-`;
  const taken = new Set<number>();
  for (const other of others) if (other.startsWith(prefix)) taken.add(Number(other.slice(prefix.length)));
  let number = 2;
  while (taken.has(number)) number += 1;
  return `${prefix}${number}`;
}

/** Address of a post's page. */
export const postAddress = (slug: string) => `/blogs/${slug}`;
