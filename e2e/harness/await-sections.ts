import { expect, type Page } from '@playwright/test';

/** Waits until what came near has its script (`kit/page/near-section`): for half a second nothing more was fetched. */
export async function awaitSections(page: Page): Promise<void> {
  let count = -1;
  const isStill = async () => {
    const before = count;
    count = await page.evaluate(() => performance.getEntriesByType('resource').length);
    return count === before;
  };
  await expect.poll(isStill, { intervals: [500] }).toBe(true);
}
