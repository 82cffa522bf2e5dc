import { expect, type Page } from '@playwright/test';

/**
 * Waits until an interactive page has its typefaces and the layout of all its parts (ADR 0105): before that a line may break
 * elsewhere, and Playwright, which finds what it is to click in motion, scrolls it to another place and tries again.
 */
export const waitForCompletePage = (page: Page): Promise<void> =>
  expect(page.locator('[data-typeface], [style*=content-visibility]')).toHaveCount(0);
