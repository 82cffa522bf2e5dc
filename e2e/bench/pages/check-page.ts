import type { Browser } from '@playwright/test';
import { waitForHydration } from '../../../delivery/src/checks/browser/wait-for-hydration';
import { noteHydration, readFirstViewScripts } from '../../harness/first-view-scripts';
import type { Variant } from './variants';

/** How long in ms a page is watched for errors once it is interactive. */
const watchedFor = 500;

/** What a page shows, before anything is measured. */
export type CheckedPage = {
  heading: string | undefined;
  /** Bytes of the scripts that it began to fetch before it was interactive, as they came over the network. */
  scriptBytes: number;
  /** Errors on the console, uncaught ones included. */
  errors: readonly string[];
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
    await noteHydration(page);
    await page.goto(address);
    // One without scripts is interactive once it has loaded.
    if (variant !== 'floor') await waitForHydration(page).catch(() => errors.push('it does not become interactive'));
    await page.waitForTimeout(watchedFor);
    const scripts = await readFirstViewScripts(page);
    const scriptBytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    const [heading] = await page.locator('h1').filter({ visible: true }).allInnerTexts();
    return { heading, scriptBytes, errors };
  } finally {
    await page.context().close();
  }
}
