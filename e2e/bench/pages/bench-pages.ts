import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { showProgress } from 'kit/presets/command-line/progress';
import { composedSite, composeLatest, startSiteServer } from '../../harness/site-server';
import { selectTemplates } from '../../harness/templates';
import { timeFixedWork } from '../machine-speed';
import { lighthouseVersion, openLighthouse } from '../open-lighthouse';
import { describeSpread } from '../statistics';
import { buildBundle } from './bundle/build-bundle';
import { gradeSpeed, type SpeedGrade } from './grade-speed';
import { type Load, measureLoad } from './measure-load';
import { formatTable, holdsLimits } from './report';
import { serveVariant } from './serve-variant';
import { removeScripts, renderInBrowser } from './variants';

// The composed site, the same pages as static HTML and as one bundle that the browser renders, side by side on a phone:
// npx -y pnpm@12 bench:pages [rounds] [--visits 50] [--templates home,/lp2]. All 14 templates in at least five rounds are written to
// docs/benchmarks/pages.md; "3 --templates /,/careers,/native-blogs" takes some four minutes.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { templates: { type: 'string' }, visits: { type: 'string', default: '0' } },
});
const rounds = Number(positionals[0] ?? 5);
const templates = selectTemplates(values.templates);
const reportProgress = showProgress();

composeLatest();
const site = composedSite();
const bundle = await buildBundle(site);
const server = await startSiteServer(site);
const plainSite = await serveVariant(server.address, removeScripts);
const bundleSite = await serveVariant(server.address, (html) => renderInBrowser(html, bundle.document), bundle.files);
const lighthouse = await openLighthouse();
const { browser } = lighthouse;

const pages = templates.map(({ path }) => ({
  path,
  composed: [] as Load[],
  plain: [] as Load[],
  bundle: [] as Load[],
  grades: [] as SpeedGrade[],
  visits: [] as number[],
}));
const slow = { processor: true, network: true };
/** How long a fixed piece of work took beside each round, in ms. */
const works: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  works.push(timeFixedWork());
  for (const [index, page] of pages.entries()) {
    reportProgress('pages', round * pages.length + index, rounds * pages.length);
    const { path } = page;
    const composed = await measureLoad(browser, server.address + path, slow);
    const plain = await measureLoad(browser, plainSite.origin + path, slow);
    const inBrowser = await measureLoad(browser, bundleSite.origin + path, slow);
    if (!composed.heading || composed.heading !== plain.heading || composed.heading !== inBrowser.heading)
      throw new Error(
        `${path} shows "${composed.heading}", static "${plain.heading}", bundled "${inBrowser.heading}": not the same page`,
      );
    page.composed.push(composed);
    page.plain.push(plain);
    page.bundle.push(inBrowser);
    page.grades.push(await gradeSpeed(lighthouse, server.address + path));
  }
}
reportProgress('pages', rounds * pages.length, rounds * pages.length);
await visitAgain(browser, Number(values.visits));

await lighthouse.close();
plainSite.close();
bundleSite.close();
await server.stop();

const table = formatTable(pages);
const verdict = holdsLimits(pages) ? 'Every limit holds.' : 'What exceeds its limit is bold.';
const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
const machine = `commit ${commit}; a fixed piece of work took ${describeSpread(works)} ms beside the rounds`;
console.log(`${table.join('\n')}\n\n${verdict}\n${machine}`);
if (values.templates === undefined && rounds >= 5) {
  const report = `# The same pages in three ways

Written by \`npx -y pnpm@12 bench:pages ${rounds} --visits ${values.visits}\` on ${new Date().toISOString().slice(0, 10)} with Chromium ${browser.version()} and Lighthouse ${lighthouseVersion} on ${availableParallelism()} cores (${machine}): the composed site, the same pages as static HTML without scripts, and as one bundle that the browser renders. A phone whose processor is four times slower, on slow 4G; medians of ${rounds} rounds, in which the three are loaded in turn.

The first three columns are the largest contentful paint. Scripts and HTML are brotli, blocking time and score Lighthouse's by simulation, the largest shift that of ${values.visits} more visits to each page.

${table.join('\n')}

${verdict}
`;
  writeFileSync(resolve(import.meta.dirname, '../../../docs/benchmarks/pages.md'), report);
}

/** Shifts depend on when typefaces and pictures arrive, not on how busy the machine is: some visits at the same time. */
async function visitAgain(chromium: Browser, count: number): Promise<void> {
  const atOnce = 4;
  const visit = async (page: (typeof pages)[number]) => {
    const { shift } = await measureLoad(chromium, server.address + page.path, { network: true });
    page.visits.push(shift);
  };
  for (let round = 0; round < count; round += 1) {
    reportProgress('visits to each page', round, count);
    for (let first = 0; first < pages.length; first += atOnce)
      await Promise.all(pages.slice(first, first + atOnce).map(visit));
  }
  reportProgress('visits to each page', count, count);
}
