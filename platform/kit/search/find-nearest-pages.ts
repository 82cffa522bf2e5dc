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

/** Where a word stands: the pages that have it in their address, and those that have it in their title. */
type Places = { inPaths: Set<number>; inTitles: Set<number> };

/** The pages of a site by their words, each of which is compared once: a site has many more pages than words. */
export type NearestPagesIndex = {
  readonly pages: readonly { page: ListedPage; wordsInPath: number }[];
  readonly words: ReadonlyMap<string, Places>;
};

/** Prepares the pages of a site for `findNearestPages`. */
export function indexPages(pages: readonly ListedPage[]): NearestPagesIndex {
  const words = new Map<string, Places>();
  const placesOf = (word: string) => {
    const places = words.get(word) ?? { inPaths: new Set(), inTitles: new Set() };
    words.set(word, places);
    return places;
  };
  const indexed = pages.map((page, at) => {
    const inPath = wordsOf(page.path);
    for (const word of inPath) placesOf(word).inPaths.add(at);
    for (const word of wordsOf(page.title)) placesOf(word).inTitles.add(at);
    return { page, wordsInPath: inPath.length };
  });
  return { pages: indexed, words };
}

/**
 * The pages whose address and title are closest to an address at which there is none, the closest first; none where no word is
 * like one of theirs.
 * @param address path as people read it
 */
export function findNearestPages(address: string, { pages, words }: NearestPagesIndex): ListedPage[] {
  const asked = wordsOf(address.slice(0, maxAddress)).slice(0, maxWords);
  const sums = new Map<number, number>();
  for (const word of asked)
    for (const [at, likest] of findLike(word, words)) sums.set(at, (sums.get(at) ?? 0) + likest);
  const compared = [...sums]
    // Among pages with the same words the shorter one comes first, then the one that is listed first.
    .map(([at, sum]) => ({ at, closeness: sum - (pages[at]?.wordsInPath ?? 0) / 100 }))
    .sort((one, other) => other.closeness - one.closeness || one.at - other.at)
    .slice(0, maxPages);
  const least = Math.max(minCloseness, besideBest * (compared[0]?.closeness ?? 0));
  return compared.flatMap(({ at, closeness }) => (closeness >= least ? (pages[at]?.page ?? []) : []));
}

/** The pages that have a word like this one, each with how alike the likest is; in a title it counts less. */
function findLike(word: string, words: NearestPagesIndex['words']): Map<number, number> {
  const likest = new Map<number, number>();
  for (const [one, { inPaths, inTitles }] of words) {
    const alike = likeness(word, one);
    if (alike === 0) continue;
    for (const at of inPaths) likest.set(at, Math.max(likest.get(at) ?? 0, alike));
    for (const at of inTitles) likest.set(at, Math.max(likest.get(at) ?? 0, 0.8 * alike));
  }
  return likest;
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

/** The words of an address or a title: small letters and figures; `pumps` has two, as `deepWell` has. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
