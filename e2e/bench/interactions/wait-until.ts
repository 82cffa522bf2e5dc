import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Marks that the page is interactive. */
export const isHydrated = 'document.documentElement.dataset.hydrated === "true"';

/**
 * Waits until an expression is true in a page. Playwright's own waiting compiles a library there, a long task that no visitor has.
 * @returns whether it became true within 10 s
 */
export async function waitUntil(page: Page, expression: string): Promise<boolean> {
  const end = performance.now() + 10_000;
  // An expression that cannot be read is not true yet: its element, or the document that a link leads to, is missing.
  while ((await page.evaluate(expression).catch(() => false)) !== true) {
    if (performance.now() > end) return false;
    await setTimeout(50);
  }
  return true;
}
