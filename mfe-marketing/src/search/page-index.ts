import type { SearchablePage } from 'kit/search/search-texts';
import MiniSearch, { type SearchResult } from 'minisearch';
import { splitQuery, splitText } from './split-text';

type Section = SearchablePage['sections'][number];

/** A page that was found. */
export type FoundPage = {
  page: SearchablePage;
  /** The section of it that fits best. */
  section: Section;
  /** The words, as they are compared, by which it was found. */
  words: ReadonlySet<string>;
};

/** What was found, the best page first, and whether pages have all words of the query or only some. */
export type Found = { pages: readonly FoundPage[]; hasAll: boolean };

/** Pages that can be searched. */
export type PageIndex = {
  /** Adds pages, in slices that keep nobody from typing. */
  add: (pages: readonly SearchablePage[]) => Promise<void>;
  /**
   * The pages with all words of a query, or what these begin; where there is none, those with words like them, and at last those that have
   * some of them.
   */
  find: (query: string) => Found;
};

/** How much a section counts that is not the best one of its page. */
const furtherSection = 0.2;

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
      tokenize: splitQuery,
      boost: { title: 4, heading: 2 },
      boostDocument: (id) => (isFirst(places[id]) ? beginning : 1),
      // Two letters begin too many words.
      prefix: (word) => word.length > 2,
    },
  });
  const forgiving = { fuzzy: (word: string) => !/\d/.test(word) && word.length > 3 && 0.2 };
  const searchAll = (query: string) => search.search(query, { combineWith: 'AND' });
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
      const ways = [
        () => searchAll(query),
        () =>
          splitsOf(query)
            .map(searchAll)
            .find(({ length }) => length > 0) ?? [],
        () => search.search(query, { combineWith: 'AND', ...forgiving }),
        () => search.search(query, forgiving),
      ];
      let results: SearchResult[] = [];
      let way = 0;
      for (; way < ways.length && results.length === 0; way += 1) results = ways[way]?.() ?? [];
      const pages = new Map<SearchablePage, FoundPage & { score: number }>();
      for (const { id, score, terms } of results) {
        const place = places[id];
        if (!place) continue;
        const { page, section } = place;
        const found = pages.get(page);
        if (found) found.score += furtherSection * score;
        else pages.set(page, { page, section, words: new Set(terms), score });
      }
      return {
        pages: [...pages.values()].sort((one, other) => other.score - one.score),
        // `way` is already the one after that which found, and the last one alone leaves words out.
        hasAll: way < ways.length,
      };
    },
  };
}

/** Two words of one that is written together, at each place: `datasheet` is `data sheet` elsewhere. */
function splitsOf(query: string): string[] {
  if (!/^\p{L}{6,20}$/u.test(query.trim())) return [];
  const word = query.trim();
  return Array.from({ length: word.length - 5 }, (_, at) => `${word.slice(0, at + 3)} ${word.slice(at + 3)}`);
}

const isFirst = (place: { page: SearchablePage; section: Section } | undefined) =>
  place !== undefined && place.page.sections[0] === place.section;
