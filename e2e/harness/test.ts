import { type BrowserContext, test as base, type ConsoleMessage, expect, type WebError } from '@playwright/test';
import { reloadWarning } from '../../platform/delivery/src/checks/browser/reload-warning';
import { waitForHydration } from '../../platform/delivery/src/checks/browser/wait-for-hydration';
import { launchBrowser } from './launch-browser';
import { composedSite, type SiteServer, startSiteServer } from './site-server';
import { checkoutSite, type TestedSite } from './test-delivery';

type TestFixtures = {
  /** Whether the test has a profile of its own: it sets the clock. */
  hasOwnProfile: boolean;
  /**
   * Whether what the test looks at draws by WebGL: it has a browser of its own, which can do that without a graphics card.
   * All pages of such a browser take 6 % longer.
   */
  drawsByWebGL: boolean;
  /** Announces what the test's pages write to the console. Everything else fails the test, and so does its absence. */
  expectConsole: (pattern: RegExp) => void;
  /** As `expectConsole`, for what depends on the machine's speed: it may be absent. */
  allowConsole: (pattern: RegExp) => void;
  consoleRules: { pattern: RegExp; isRequired: boolean }[];
};

/** What a project of Playwright's sets. */
export type SiteOption = {
  /** The site that the tests are about. */
  site: TestedSite;
};

type WorkerFixtures = SiteOption & {
  /** The composed site, with a data folder of the worker's own. */
  siteServer: SiteServer;
  profile: { context: BrowserContext; reset: () => Promise<void> };
};

/**
 * Playwright's test on the composed site. Whatever a page writes to its console, errors that nobody caught included,
 * fails the test unless it was announced.
 *
 * The tests of a worker share a browser profile: with a process that has run the site's scripts before, a page costs
 * half the time. Each test has pages of its own, without cookies, permissions and stored data of the test before.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [checkoutSite, { option: true, scope: 'worker' }],
  siteServer: [
    async ({ site }, use) => {
      const server = await startSiteServer(composedSite(site), {}, site.folder);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  profile: [
    async ({ browser, siteServer }, use) => {
      const context = await browser.newContext({
        baseURL: siteServer.address,
        locale: 'en-GB',
        javaScriptEnabled: true,
        hasTouch: false,
        bypassCSP: false,
      });
      // A clock that is set stays set for all pages of the profile.
      for (const method of ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const) {
        context.clock[method] = () =>
          Promise.reject(new Error('Set the clock in a profile of its own (hasOwnProfile)'));
      }
      // Keeps the process of the site alive between tests.
      const anchor = await context.newPage();
      await anchor.goto('/thank-you');
      await waitForHydration(anchor);
      await use({
        context,
        reset: async () => {
          for (const page of context.pages()) if (page !== anchor) await page.close();
          await context.setOffline(false);
          await context.clearCookies();
          await context.clearPermissions();
          await anchor.evaluate(() => window.localStorage.clear());
        },
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
  hasOwnProfile: [false, { option: true }],
  drawsByWebGL: [false, { option: true }],
  baseURL: async ({ siteServer }, use) => use(siteServer.address),
  context: async (
    { browser, profile, javaScriptEnabled, hasTouch, bypassCSP, hasOwnProfile, drawsByWebGL, consoleRules },
    use,
    testInfo,
  ) => {
    // Playwright gives a new context the options of the test.
    const ownBrowser = drawsByWebGL ? await launchBrowser() : undefined;
    const isOwn = ownBrowser || hasOwnProfile || !javaScriptEnabled || hasTouch || bypassCSP;
    const context = isOwn ? await (ownBrowser ?? browser).newContext() : profile.context;
    const lines: string[] = [];
    const onConsole = (message: ConsoleMessage) => lines.push(`${message.type()}: ${message.text()}`);
    const onError = (error: WebError) => lines.push(`uncaught: ${error.error().message}`);
    context.on('console', onConsole);
    context.on('weberror', onError);
    await use(context);
    context.off('console', onConsole);
    context.off('weberror', onError);
    await (isOwn ? context.close() : profile.reset());
    await ownBrowser?.close();
    if (testInfo.status !== 'passed') return;
    expect(
      lines.filter((line) => !consoleRules.some(({ pattern }) => pattern.test(line))),
      'written to the console, and not announced',
    ).toEqual([]);
    expect(
      consoleRules.filter(({ pattern, isRequired }) => isRequired && !lines.some((line) => pattern.test(line))),
      'announced, and not written to the console',
    ).toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
  consoleRules: async ({}, use) => use([{ pattern: reloadWarning, isRequired: false }]),
  expectConsole: async ({ consoleRules }, use) => use((pattern) => consoleRules.push({ pattern, isRequired: true })),
  allowConsole: async ({ consoleRules }, use) => use((pattern) => consoleRules.push({ pattern, isRequired: false })),
});
