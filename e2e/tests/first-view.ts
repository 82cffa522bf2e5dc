import { expect, type Page } from '@playwright/test';

/** Expects that the largest picture of the first view is asked for first. */
export async function expectFirstPicture(page: Page): Promise<void> {
  const largest = await page.evaluate(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].map((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const isSeen = width > 0 && height > 0 && image.checkVisibility();
      return { image, area: isSeen ? width * height : 0 };
    });
    // Pictures of one row are equally large.
    const most = Math.max(...pictures.map(({ area }) => area)) * 0.95;
    return pictures
      .filter(({ area }) => area >= Math.max(most, 10_000))
      .map(({ image: { loading, fetchPriority } }) => `${loading} ${fetchPriority}`);
  });
  if (largest.length > 0) expect.soft(largest).toContain('eager high');
}

/** Lets the typefaces of the pages that are opened from now on arrive once the page is painted, as at a first visit. */
export const delayTypefaces = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
    await route.continue();
  });
