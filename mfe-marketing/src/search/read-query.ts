import { findWords, splitQuery } from './split-text';
import { loadPage, type TradeTerm, tradeTerms } from './trade-terms';

/** A part of a query: groups of words, one of which a section must have whole. */
export type Part = readonly (readonly string[])[];

/** A query as read: all of its parts, and the page that its first term leads to, if it consists of terms of the trade. */
type ReadQuery = { parts: readonly Part[]; page?: string | undefined };

/** A term as words that are compared. */
type SplitTerm = { words: readonly string[]; term: TradeTerm };

/** The longer first: `step file` is more than `step`. Split when somebody searches. */
let splitTerms: readonly SplitTerm[] | undefined;
const listTerms = () =>
  (splitTerms ??= tradeTerms
    .flatMap((term) => term.asked.flatMap(spellings).map((asked) => ({ words: splitQuery(asked), term })))
    .sort((one, other) => other.words.length - one.words.length));

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A word with umlauts, and as keyboards without them write it. */
const spellings = (word: string): string[] => [
  ...new Set([word, word.toLowerCase().replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter)]),
];

/** Letters from which a long word of the trade is told by its beginning, as it is being typed. */
const tellingLetters = 5;

const findBegun = (typed: string) =>
  typed.length < tellingLetters
    ? undefined
    : listTerms().find(({ words: [word, ...others] }) => others.length === 0 && word?.startsWith(typed));

/** Reads a query: its words, and for a term of the trade also what the site says for it. */
export function readQuery(query: string): ReadQuery {
  const words = splitQuery(query);
  // `for` stands in every text, but may be on the way to `fork`.
  if (words.length === 0) return { parts: beginningsIn(query) };
  const parts: Part[] = [];
  const terms: (TradeTerm | undefined)[] = [];
  for (let at = 0; at < words.length; ) {
    const found =
      listTerms().find((term) => term.words.every((word, next) => word === words[at + next])) ??
      (at === words.length - 1 ? findBegun(words[at] ?? '') : undefined);
    const own = words.slice(at, at + (found?.words.length ?? 1));
    parts.push(found ? [own, splitQuery(found.term.said)] : [own]);
    terms.push(found?.term);
    at += own.length;
  }
  let page = terms.every((term) => term) ? terms[0]?.page : undefined;
  const [only, ...others] = words;
  if (others.length === 0 && /^[\d.]+kg$/.test(only ?? '')) page = loadPage;
  return { parts, page };
}

function beginningsIn(query: string): Part[] {
  const [only, ...others] = findWords(query);
  const word = only?.asked[0] ?? '';
  return others.length === 0 && word.length > 2 && /\S$/.test(query) ? [[[word]]] : [];
}
