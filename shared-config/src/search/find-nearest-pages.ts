import leven from 'leven';
import type { ListedPage } from './site-contents';

/** How many pages are offered. */
const maxPages = 3;

/** Longest address in characters, and words of it, that are compared: an address comes from anybody. */
const maxAddress = 200;
const maxWords = 8;

/** Least sum of the closeness of words: one that is misspelt is enough. */
const minCloseness = 0.45;

/** Least part of the best page's closeness with which another one stands beside it. */
const besideBest = 0.7;

/**
 * The pages whose address and title are closest to an address at which there is none, the closest first; none where no word is
 * like one of theirs.
 * @param address path as people read it
 */
export function findNearestPages(address: string, pages: readonly ListedPage[]): ListedPage[] {
  const asked = wordsOf(address.slice(0, maxAddress)).slice(0, maxWords);
  const compared = pages
    .map((page) => ({ page, closeness: compare(asked, page) }))
    .sort((one, other) => other.closeness - one.closeness)
    .slice(0, maxPages);
  const least = Math.max(minCloseness, besideBest * (compared[0]?.closeness ?? 0));
  return compared.filter(({ closeness }) => closeness >= least).map(({ page }) => page);
}

function compare(asked: readonly string[], { path, title }: ListedPage): number {
  const inPath = wordsOf(path);
  const inTitle = wordsOf(title);
  const nearest = (word: string, words: readonly string[]) => Math.max(0, ...words.map((one) => likeness(word, one)));
  const sum = asked.reduce((total, word) => total + Math.max(nearest(word, inPath), 0.8 * nearest(word, inTitle)), 0);
  // Of two that have the same words the shorter one.
  return sum - inPath.length / 100;
}

/** How alike two words are, from 0 to 1. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 3 && long.startsWith(short)) return 0.8;
  const allowed = Math.floor(long.length / 4);
  // Longer ones by more than that cannot be near, and comparing takes the product of their lengths.
  if (long.length - short.length > allowed) return 0;
  const distance = leven(one, other);
  return distance <= allowed ? 0.8 - 0.15 * distance : 0;
}

/** The words of an address or a title: small letters and figures; `mag-product` has two, as `agvTugger` has. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
