import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { SiteOption } from './harness/test';
import { checkoutSite, platformSite } from './harness/test-delivery';
import { isThorough } from './harness/thorough';

/**
 * Browser tests on really composed sites, which are none that are served elsewhere (`harness/test-delivery.ts`); `run-tests.ts` finds the browser and names it here. Recording a trace costs a
 * seventh of the time: to look at a failure, run its test again with `--trace on`.
 */
export default defineConfig<object, SiteOption>({
  projects: [
    // First, because its longest story takes a minute: at the end it would run alone.
    { name: 'platform', testDir: 'platform', use: { site: platformSite } },
    { name: 'site', testDir: 'tests', use: { site: checkoutSite } },
  ],
  globalSetup: './harness/compose-site.ts',
  fullyParallel: true,
  // One more than cores: a page that loads, and a process that starts, mostly wait.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // Stories of the delivery commands that take half a minute each: `prove nightly` tells them.
  ...(isThorough ? {} : { grepInvert: /@nightly/ }),
  // The story of a release takes a minute, and three on a busy machine.
  timeout: 300_000,
  // A late result on a busy machine is no defect; the benches measure how fast it comes.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  outputDir: '../test-results/browser',
  use: {
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--disable-background-networking',
        // Pages of one profile run in one process, which has the site's scripts compiled already.
        '--process-per-site',
        // Chromium refuses to sandbox itself as an administrator, which is what a container often is.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
