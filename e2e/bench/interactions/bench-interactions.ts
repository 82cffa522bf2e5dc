import { showProgress } from 'shared-config/presets/command-line/progress';
import { readCounts } from 'shared-config/presets/command-line/read-counts';
import { launchBrowser } from '../../harness/launch-browser';
import { composedSite, composeLatest, startSiteServer } from '../../harness/site-server';
import { describeLimit, describeSpread, median, upperQuartile } from '../statistics';
import { interactions } from './interactions';
import { type InteractionResult, measureInteraction } from './measure-interaction';
import { measureNavigation } from './measure-navigation';

// How long visitors wait on a processor four times slower: from an interaction to the next paint, right after the first paint and once the
// page is interactive, and from a click on a preloaded link to the next page: npx -y pnpm@12 bench:interactions [rounds].

const { rounds } = readCounts({ rounds: 10 });
const moments = ['painted', 'interactive'] as const;
const links = ['/products/syncos', '/about-us', '/contact', '/partner-with-us'];

const reportProgress = showProgress();
composeLatest();
const server = await startSiteServer(composedSite());
const browser = await launchBrowser();
const results = new Map<string, InteractionResult[]>();
const navigations = new Map<string, number[]>();
for (let round = 0; round < rounds; round += 1) {
  reportProgress('rounds', round, rounds);
  for (const interaction of interactions) {
    for (const moment of moments) {
      const row = `${interaction.name}, ${moment}`;
      const result = await measureInteraction(browser, server.address, interaction, moment);
      results.set(row, [...(results.get(row) ?? []), result]);
    }
  }
  for (const link of links) {
    const time = await measureNavigation(browser, server.address, '/terms', link);
    navigations.set(link, [...(navigations.get(link) ?? []), time]);
  }
}
reportProgress('rounds', rounds, rounds);
await browser.close();
await server.stop();

const all = [...results.values()].flat();
const lost = all.filter(({ isLost }) => isLost).length;
const waits = upperQuartile(all.map(({ wait }) => wait));
const slowestLink = Math.max(...[...navigations.values()].map(median));
console.log(`interaction to next paint, median (least to most) of ${rounds} rounds, ms; 16 stands for less as well`);
for (const [row, ofRow] of results) {
  const lostOfRow = ofRow.filter(({ isLost }) => isLost).length;
  console.log(`  ${row.padEnd(26)}${describeSpread(ofRow.map(({ wait }) => wait)).padEnd(22)}${lostOfRow} lost`);
}
console.log(`  75th percentile of all: ${waits} ms; ${describeLimit(waits, 200, 'ms')}`);
console.log(`  lost: ${lost} of ${all.length}; ${describeLimit(lost, 0, 'lost')}`);
console.log('from a click on a preloaded link to the next page, ms');
for (const [link, times] of navigations) console.log(`  ${link.padEnd(26)}${describeSpread(times)}`);
console.log(`  median of the slowest: ${slowestLink.toFixed(0)} ms; ${describeLimit(slowestLink, 300, 'ms')}`);
