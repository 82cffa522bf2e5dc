import type { Page } from '@playwright/test';

/** Lays out all sections of a page, as they are once they have come near (`global.css`), for a test that reads where things stand. */
export const layOutSections = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('--later-sections', 'visible'));
