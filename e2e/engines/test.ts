import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { type Fault, startFaultProxy } from '../harness/fault-proxy';
import { composedSite, type SiteServer, startSiteServer } from '../harness/site-server';
import type { EnginePage } from './engine-page';
import { type EngineName, engines } from './engines';
import { type Tab, useTab } from './tab';

type TestFixtures = {
  tab: Tab;
  /** Announces what the test's pages write to the console as an error or a warning; all else fails the test. */
  allowErrors: (pattern: RegExp) => void;
  allowed: RegExp[];
  /** Starts a site of the test's own in which a remote is broken. */
  brokenSite: (remote: string, fault: Fault) => Promise<{ origin: string; listErrors: () => string }>;
};

type WorkerFixtures = {
  engine: EngineName;
  site: SiteServer;
  enginePage: EnginePage;
};

const listErrors = (site: SiteServer) => site.run('platform/server/src/errors/errors-command.ts').output.trim();

/**
 * What browsers write without a fault, and in a later test too: Chromium when it reads pictures back, or has in memory what is preloaded;
 * Firefox of a script that it has nothing of, because the page was left.
 */
const ofBrowsers = /GL Driver Message|preloaded using link preload but not used|hash is “OLBgp1GsljhM2TJ/;

/** Playwright's test with a tab of the project's engine in place of a page of Playwright's. The tests of a worker share it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const site = await startSiteServer(composedSite());
      await use(site);
      expect(listErrors(site), 'reported by the pages').toBe('No failure was reported');
      await site.stop();
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
  allowed: async ({}, use) => use([ofBrowsers]),
  allowErrors: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
  brokenSite: async ({}, use) => {
    const started: { stop: () => Promise<void> }[] = [];
    await use(async (remote, fault) => {
      const site = await startSiteServer(composedSite());
      const proxy = await startFaultProxy(site.address, remote, fault);
      started.push(proxy, site);
      return { origin: proxy.origin, listErrors: () => listErrors(site) };
    });
    for (const { stop } of started) await stop();
  },
  // Left before the sites of the test end, which its page would miss.
  tab: async ({ enginePage, site, allowed, brokenSite: _ }, use, testInfo) => {
    const tab = useTab(enginePage, site.address);
    await tab.resize(1440, 900);
    await use(tab);
    if (testInfo.status !== 'passed')
      return writeFileSync(testInfo.outputPath('page.png'), await enginePage.screenshot());
    await tab.goto('about:blank');
    const errors = await tab.takeErrors();
    expect(errors.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});
