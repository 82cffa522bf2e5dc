import type { Browser } from '@playwright/test';
import { describeLimit, type Measured, quantile } from '../../statistics';
import { measureSearch, type SearchedKey } from './measure-search';

/** The typed queries, a `<` for each letter that is taken back. */
const queries = [
  '1.5 t pallet lift',
  'vda 5050 interfacw<e',
  'conveyer<<or height',
  'how long does it charge',
  'safety scaner<<nner<<<<<<<<<<<<<',
  'iso 3691-4 certificate',
];

/** When somebody begins to type: once the page is interactive, while its texts are still to come, or later. */
const beginnings = { 'at once': 0, settled: 3000 };

/** Most ms from any key to the next paint. */
const mostToPaint = 50;

/**
 * How long somebody waits who types into the search: from each key to the next paint, as INP counts it, and to the results of what is typed
 * by then.
 */
export async function benchSearch(
  browser: Browser,
  origin: string,
  rounds: number,
  reportProgress: (round: number) => void,
): Promise<Measured> {
  const measured = Object.entries(beginnings).map(([name, wait]) => ({ name, wait, keys: [] as SearchedKey[] }));
  for (let round = 0; round < rounds; round += 1) {
    reportProgress(round);
    for (const query of queries)
      for (const { wait, keys } of measured) keys.push(...(await measureSearch(browser, origin, query, wait)));
  }
  reportProgress(rounds);
  const longest = Math.max(...measured.flatMap(({ keys }) => keys.map(({ painted }) => painted)));
  const lines = [
    `from a key in the search, ms: of half of ${rounds * queries.join('').length} keys at most, of 75, of 95 in 100, the longest; 16 stands for less as well`,
    ...measured.flatMap(({ name, keys }) => [
      `  ${`${name}, to the next paint`.padEnd(32)}${describeKeys(keys.map(({ painted }) => painted))}`,
      `  ${`${name}, to other results`.padEnd(32)}${describeKeys(keys.flatMap(({ answered }) => answered ?? []))}`,
    ]),
    `  longest to the next paint: ${longest} ms; ${describeLimit(longest, mostToPaint, 'ms')}`,
  ];
  return { lines, holds: longest <= mostToPaint };
}

const describeKeys = (waits: readonly number[]): string =>
  [0.5, 0.75, 0.95, 1].map((share) => quantile(waits, share).toFixed(0).padStart(5)).join('');
