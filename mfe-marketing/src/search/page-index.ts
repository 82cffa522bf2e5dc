import type { SearchablePage } from 'kit/search/search-texts';
import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { type Part, readQuery } from './read-query';
import { splitText } from './split-text';

type Section = SearchablePage['sections'][number];

/** A page that was found. */
export type FoundPage = {
  page: SearchablePage;
  /** The section of it that fits best. */
  section: Section;
  /** Others of it that fit, the best first, each with a place of its own. */
  further: readonly Section[];
  /** The words, as they are compared, by which it was found. */
  words: ReadonlySet<string>;
};

/** The found pages, the best first, and whether they have all words of the query or only some. */
export type Found = { pages: readonly FoundPage[]; hasAll: boolean };

/** Pages that can be searched. */
export type PageIndex = {
  /** Adds pages, in slices that keep nobody from typing. */
  add: (pages: readonly SearchablePage[]) => Promise<void>;
  /**
   * The pages with all words of a query, what these begin, or what the site says for them (`trade-terms.ts`); where there is none, those with
   * words like them, and at last those that have some of them. The page that a term leads to is the first.
   */
  find: (query: string) => Found;
};

/** How much a section counts that is not the best one of its page. */
const furtherSection = 0.2;

/** Sections of a page that are named beside the best one. */
const mostFurther = 2;

/** How much more the beginning of a page counts, which says what the whole is about. */
const beginning = 1.5;

/** Characters that are added in one go, for which a key may have to wait: some 12 ms on a slow phone. Between two a browser waits 4 ms. */
const slice = 6000;

/** An empty index. The section is what is searched, with the title of its page. */
export function createPageIndex(): PageIndex {
  const places: { page: SearchablePage; section: Section }[] = [];
  const search = new MiniSearch<{ id: number; title: string; heading: string; text: string }>({
    fields: ['title', 'heading', 'text'],
    tokenize: splitText,
    processTerm: (word) => word,
    searchOptions: {
      // Words of a query are split already.
      tokenize: (word) => [word],
      boost: { title: 4, heading: 2 },
      boostDocument: (id) => (isFirst(places[id]) ? beginning : 1),
      // Two letters begin too many words.
      prefix: (word) => word.length > 2,
    },
  });
  const forgiving = { fuzzy: (word: string) => !/\d/.test(word) && word.length > 3 && 0.2 };
  const searchAll = (parts: readonly Part[], options: SearchOptions = {}) =>
    parts.length === 0 ? [] : search.search({ combineWith: 'AND', queries: parts.map(toQuery) }, options);
  return {
    add: async (pages) => {
      let length = 0;
      for (const page of pages) {
        const { title } = page;
        for (const section of page.sections) {
          const { heading, text } = section;
          search.add({ id: places.push({ page, section }) - 1, title, heading, text });
          length += title.length + heading.length + text.length;
          if (length < slice) continue;
          length = 0;
          await new Promise((resolve) => setTimeout(resolve));
        }
      }
    },
    find: (query) => {
      const { parts, page: bestPath } = readQuery(query);
      const asWritten = () => searchAll(parts);
      // A word that is being typed is no word yet.
      const withoutTheLast = () => (/\S{3}$/.test(query) ? [] : searchAll(parts.slice(0, -1)));
      const inTwoWords = () => tryInTurn(splitsOf(query).map((split) => () => searchAll(readQuery(split).parts)));
      const withoutHyphens = () => (query.includes('-') ? searchAll(readQuery(query.replaceAll('-', ' ')).parts) : []);
      const misspelt = () => searchAll(parts, forgiving);
      const someOfTheWords = () => search.search({ combineWith: 'OR', queries: parts.map(toQuery) }, forgiving);
      const withAll = tryInTurn([asWritten, withoutTheLast, inTwoWords, withoutHyphens, misspelt]);
      const results = withAll.length > 0 ? withAll : someOfTheWords();
      const pages = new Map<SearchablePage, FoundPage & { score: number; further: Section[] }>();
      for (const { id, score, terms } of results) {
        const place = places[id];
        if (!place) continue;
        const { page, section } = place;
        const found = pages.get(page);
        if (!found) {
          pages.set(page, { page, section, further: [], words: new Set(terms), score });
          continue;
        }
        found.score += furtherSection * score;
        const anchors = [found.section, ...found.further].map(({ anchor }) => anchor);
        if (
          section.anchor &&
          section.heading &&
          !anchors.includes(section.anchor) &&
          found.further.length < mostFurther
        )
          found.further.push(section);
      }
      const best = places.find(({ page }) => page.path === bestPath);
      if (best && !pages.has(best.page)) pages.set(best.page, { ...best, further: [], words: new Set(), score: 0 });
      return {
        pages: [...pages.values()].sort(
          (one, other) =>
            Number(other.page === best?.page) - Number(one.page === best?.page) || other.score - one.score,
        ),
        hasAll: withAll.length > 0 || best !== undefined,
      };
    },
  };
}

/** What the first way that finds anything has found. */
function tryInTurn(ways: readonly (() => SearchResult[])[]): SearchResult[] {
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

/** The query for one of the words, or all words of one of the groups. */
const toQuery = (part: Part): Query =>
  part.length === 1 && part[0]?.length === 1
    ? (part[0][0] ?? '')
    : { combineWith: 'OR', queries: part.map((words) => ({ combineWith: 'AND', queries: [...words] })) };

/** Two words of one that is written together, at each place: `datasheet` is `data sheet` elsewhere. */
function splitsOf(query: string): string[] {
  if (!/^\p{L}{6,20}$/u.test(query.trim())) return [];
  const word = query.trim();
  return Array.from({ length: word.length - 5 }, (_, at) => `${word.slice(0, at + 3)} ${word.slice(at + 3)}`);
}

const isFirst = (place: { page: SearchablePage; section: Section } | undefined) =>
  place !== undefined && place.page.sections[0] === place.section;
