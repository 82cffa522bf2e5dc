import type { Browser, Page } from '@playwright/test';
import { waitForHydration } from '../../../delivery/src/checks/browser/wait-for-hydration';
import type { Variant } from './variants';

/** How long in ms a page is watched for errors once it is interactive. */
const watchedFor = 500;

/** What a page shows, before anything is measured. */
export type CheckedPage = {
  heading: string | undefined;
  /** Bytes of the scripts that it has fetched until it is interactive, as they came over the network. */
  scriptBytes: number;
  /** Errors on the console, uncaught ones included. */
  errors: readonly string[];
};

/** Waits until a page is interactive; one without scripts is once it has loaded. */
export const untilInteractive = (variant: Variant) => async (page: Page) => {
  if (variant !== 'floor') await waitForHydration(page);
};

/** Opens a page as a browser does that has nothing of it. */
export async function checkPage(browser: Browser, variant: Variant, address: string): Promise<CheckedPage> {
  const page = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    await page.goto(address);
    await untilInteractive(variant)(page).catch(() => errors.push('it does not become interactive'));
    const scriptBytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    await page.waitForTimeout(watchedFor);
    const [heading] = await page.locator('h1').filter({ visible: true }).allInnerTexts();
    return { heading, scriptBytes, errors };
  } finally {
    await page.context().close();
  }
}
