import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { runCommand, runProcess } from 'shared-config/presets/command-line/run-process';
import { startSiteServer } from '../../harness/site-server';
import { lighthouseVersion, openLighthouse } from '../open-lighthouse';
import { buildVariants } from './build-variants';
import { checkRoutes } from './check-routes';
import { drawChart } from './draw-chart';
import { benchCommand, formatReport, formatTables } from './format-report';
import { measurePage } from './measure-page';
import { measureRounds } from './measure-rounds';
import type { Results } from './results';
import { planRun } from './routes';
import { type Variant, variants } from './variants';

// How fast the same pages are, delivered in five ways.

const folder = resolve(import.meta.dirname, '../../../docs/benchmarks');
const chart = 'pages.svg';

/** On the error output, so that the output stays what the command prints. */
const report = (message: string) => console.error(message);

const command = defineCommand({
  summary: 'measure the same pages composed, without script, hydrated at load, as a monolith and as plain federation',
  options: {
    rounds: { value: 'number', summary: 'how often each page is measured (5)' },
    routes: { value: 'paths', summary: 'some pages, such as /,/lp2; then nothing is written' },
  },
  run: async ({ routes: list, rounds: count }) => {
    const { routes, rounds, isPublished } = planRun(list, count);
    const results = await measure(routes, rounds);
    if (!isPublished) {
      const note = 'Nothing was written: docs/benchmarks has all five pages, of five rounds at least';
      return { lines: [...formatTables(results.routes), '', note], data: results };
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, chart), drawChart(results.routes));
    writeFileSync(join(folder, 'pages.md'), formatReport(results, chart));
    const note = `Written: docs/benchmarks/pages.md and docs/benchmarks/${chart}`;
    return { lines: [...formatTables(results.routes), '', note], data: results };
  },
});

async function measure(routes: readonly string[], rounds: number): Promise<Results> {
  const cleanups: (() => unknown)[] = [];
  try {
    // First, because it may have to be fetched.
    const lighthouse = await openLighthouse();
    cleanups.push(lighthouse.close);
    const { folders, remove } = await buildVariants(routes, report);
    cleanups.push(remove);
    const origins = new Map<Variant, string>();
    for (const variant of variants) {
      const server = await startSiteServer(folders[variant]);
      cleanups.push(server.stop);
      origins.set(variant, server.address);
    }
    const addressOf = (variant: Variant) => origins.get(variant) ?? '';
    report('Checking the pages');
    const checked = await checkRoutes(lighthouse.browser, routes, addressOf);
    const conditions = {
      rounds,
      cores: availableParallelism(),
      browser: lighthouse.browser.version(),
      lighthouse: lighthouseVersion,
      date: new Date().toISOString().slice(0, 10),
    };
    const measureIn = (variant: Variant, route: string) => measurePage(lighthouse, addressOf(variant) + route);
    return { conditions, ...(await measureRounds({ measure: measureIn, checked, rounds, report })) };
  } finally {
    for (const cleanUp of cleanups.toReversed()) await cleanUp();
  }
}

await runProcess(
  (args) => runCommand(command, { name: benchCommand, args, dependencies: undefined }),
  (error) => (error instanceof Error ? error.message : undefined),
);
