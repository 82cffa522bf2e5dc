import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { composedSite, type SiteServer, startSiteServer } from '../harness/site-server';
import type { EnginePage } from './engine-page';
import { type EngineName, engines } from './engines';
import { type Tab, useTab } from './tab';

type TestFixtures = {
  tab: Tab;
  /** Announces what the test's pages write to the console as an error or a warning; all else fails the test. */
  allowErrors: (pattern: RegExp) => void;
  allowed: RegExp[];
};

type WorkerFixtures = {
  engine: EngineName;
  site: SiteServer;
  enginePage: EnginePage;
};

/** Playwright's test with a tab of the project's engine in place of a page of Playwright's. The tests of a worker share it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const site = await startSiteServer(composedSite());
      await use(site);
      const { output } = site.run('server/src/errors/main.ts');
      await site.stop();
      expect(output.trim(), 'reported by the pages').toBe('No failure was reported');
    },
    { scope: 'worker' },
  ],
  enginePage: [
    async ({ engine }, use) => {
      const program = engines[engine].find();
      if (program === undefined) throw new Error(`${engine} is not installed`);
      const page = await engines[engine].open(program);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
  allowed: async ({}, use) => use([]),
  allowErrors: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  tab: async ({ enginePage, site, allowed }, use, testInfo) => {
    await enginePage.resize(1440, 900);
    await use(useTab(enginePage, site.address));
    if (testInfo.status !== 'passed')
      return writeFileSync(testInfo.outputPath('page.png'), await enginePage.screenshot());
    const errors = await enginePage.takeErrors();
    expect(errors.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});
