import type { Browser } from '@playwright/test';
import { describeLimit, describeSpread, type Measured, median, quantile } from '../statistics';
import { interactions } from './interactions';
import { type InteractionResult, type Moment, measureInteraction } from './measure-interaction';
import { measureNavigation } from './measure-navigation';

const moments: readonly Moment[] = ['painted', 'interactive', 'at random'];
const links = ['/products/syncos', '/about-us', '/contact', '/partner-with-us'];

/**
 * How long visitors wait: from an interaction to the next paint, right after the first paint, once the page is interactive and at random moments, and
 * from a click on a preloaded link to the next page.
 */
export async function benchVisitors(
  browser: Browser,
  origin: string,
  rounds: number,
  reportProgress: (round: number) => void,
): Promise<Measured> {
  const results = new Map<string, InteractionResult[]>();
  const navigations = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    reportProgress(round);
    for (const interaction of interactions) {
      for (const moment of moments) {
        const row = `${interaction.name}, ${moment}`;
        const result = await measureInteraction(browser, origin, interaction, moment);
        results.set(row, [...(results.get(row) ?? []), result]);
      }
    }
    for (const link of links) {
      const time = await measureNavigation(browser, origin, '/terms', link);
      navigations.set(link, [...(navigations.get(link) ?? []), time]);
    }
  }
  reportProgress(rounds);

  const all = [...results.values()].flat();
  const lost = all.filter(({ isLost }) => isLost).length;
  const waits = quantile(
    all.map(({ wait }) => wait),
    0.75,
  );
  const slowestLink = Math.max(...[...navigations.values()].map(median));
  const limits = { wait: 200, lost: 0, link: 300 };
  const lines = [
    `interaction to next paint, median (least to most) of ${rounds} rounds, ms; 16 stands for less as well`,
    ...Array.from(results, ([row, ofRow]) => {
      const lostOfRow = ofRow.filter(({ isLost }) => isLost).length;
      return `  ${row.padEnd(26)}${describeSpread(ofRow.map(({ wait }) => wait)).padEnd(22)}${lostOfRow} lost`;
    }),
    `  75th percentile of all: ${waits} ms; ${describeLimit(waits, limits.wait, 'ms')}`,
    `  lost: ${lost} of ${all.length}; ${describeLimit(lost, limits.lost, 'lost')}`,
    'from a click on a preloaded link to the next page, ms',
    ...Array.from(navigations, ([link, times]) => `  ${link.padEnd(26)}${describeSpread(times)}`),
    `  median of the slowest: ${slowestLink.toFixed(0)} ms; ${describeLimit(slowestLink, limits.link, 'ms')}`,
  ];
  return { lines, holds: waits <= limits.wait && lost <= limits.lost && slowestLink <= limits.link };
}
