import type { Page } from 'playwright-core';

/** Waits until the page is interactive. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
}
