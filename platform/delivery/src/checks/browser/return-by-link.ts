import type { Page } from 'playwright-core';

/** How long in ms a page may take that is reached by a link. */
const longestWay = 15_000;

/**
 * Follows a link of an open page to another one, and comes back without a full load: then the browser draws the page, which it has only
 * taken over from the HTML before. Its console messages on the way go to the listeners.
 * @param paths addresses that are pages of the site
 * @returns whether there was a way
 * @throws {Error} when one of the two pages does not come.
 */
export async function returnByLink(page: Page, paths: readonly string[]): Promise<boolean> {
  const start = await page.evaluate(() => location.pathname + location.search);
  const way = await page.evaluate(
    ([known, own]) =>
      [...document.querySelectorAll('a')]
        .map((link) => link.getAttribute('href') ?? '')
        .find((href) => known.includes(href) && href !== own),
    [paths, start.replace(/\?.*/, '')] as const,
  );
  if (way === undefined || !(await page.evaluate(() => document.querySelector('main h1') !== null))) return false;
  await follow(page, way);
  await follow(page, start);
  return true;
}

/** Goes to an address by a link, else by the history; until its heading is there and the page has nothing to do for a moment. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((wanted) => {
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '');
    // Not where it is seen: it may be in a menu that is closed.
    const link = [...document.querySelectorAll('a')].find((one) => one.getAttribute('href') === wanted);
    if (link) link.click();
    else history.back();
  }, address);
  await page.waitForFunction(
    (wanted) =>
      location.pathname + location.search === wanted && document.querySelector('main h1:not([data-left])') !== null,
    address,
    { timeout: longestWay },
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
}
