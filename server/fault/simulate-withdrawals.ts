import { printLine } from 'shared-config/presets/command-line/print';
import { countWithdrawn } from '../src/testing/simulate-release';

// Watched releases of 10 % of the visitors, 1,000 of each kind, with the seeds 1 to 1,000: npx -y pnpm@12 prove withdrawal

const runs = 1000;

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

function check(what: string, part: number, limit: { least: number } | { most: number }): void {
  const isMet = 'least' in limit ? part >= limit.least : part <= limit.most;
  const wanted = 'least' in limit ? `at least ${percent(limit.least)}` : `at most ${percent(limit.most)}`;
  printLine(`${isMet ? 'ok    ' : 'FAILED'} ${what}: ${percent(part)} (${wanted})`);
  if (!isMet) process.exitCode = 1;
}

const [often, rarely] = [{ failureRate: 0.05 }, { failureRate: 0.01 }];
const doubled = (site: { failureRate: number }, maxViews: number) =>
  countWithdrawn(runs, site, { failures: 2 }, { maxViews, measure: 'failures' });

check('no worse, one view in 20 fails: withdrawn', countWithdrawn(runs, often, {}), { most: 0.01 });
check('no worse, one view in 100 fails: withdrawn', countWithdrawn(runs, rarely, {}), { most: 0.01 });
check('one in 20 fails, twice as many in the share: found in 500 views', doubled(often, 500), { least: 0.95 });
// No test whatever finds 95 % of these in 2,500 views (docs/release.md).
check('one in 100 fails, twice as many in the share: found in 2,500 views', doubled(rarely, 2500), { least: 0.93 });
check('one in 100 fails, twice as many in the share: found in 2,800 views', doubled(rarely, 2800), { least: 0.95 });
for (const measure of ['largestPaint', 'interaction', 'shift'] as const) {
  const found = countWithdrawn(runs, rarely, { [measure]: 1.3 }, { maxViews: 2000, measure });
  check(`p75 of ${measure} 30 % worse: found in 2,000 views`, found, { least: 0.95 });
}
