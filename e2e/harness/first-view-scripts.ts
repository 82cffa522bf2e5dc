import type { Page } from '@playwright/test';

/** A script that a page has fetched. @property bytes as they came over the network */
type FetchedScript = { path: string; bytes: number };

/** Has a page note when it is interactive; to be called before it is opened. */
export async function noteHydration(page: Page): Promise<void> {
  await page.addInitScript(() => addEventListener('hydrated', () => performance.mark('hydrated'), { once: true }));
}

/** The scripts that a page began to fetch before it was interactive; all of them, if it never is. */
export function readFirstViewScripts(page: Page): Promise<FetchedScript[]> {
  return page.evaluate(() => {
    const [{ startTime: end } = { startTime: Number.POSITIVE_INFINITY }] = performance.getEntriesByName('hydrated');
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < end)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }));
  });
}
