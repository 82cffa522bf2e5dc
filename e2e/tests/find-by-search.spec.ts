import { expect, type Page } from '@playwright/test';
import { waitForHydration } from '../../platform/delivery/src/checks/browser/wait-for-hydration';
import { expectNoViolations } from '../harness/expect-no-violations';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';
import { tunedQueries, untunedQueries } from './engineer-queries';
import { plantQuestions } from './plant-questions';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search all pages' });
/** The search results; the pages by subject, which are there until then, have no heading each. */
const results = (page: Page) => {
  const items = page.getByRole('main').getByRole('list').getByRole('listitem');
  return items.filter({ has: page.getByRole('heading') });
};
const status = (page: Page) => page.getByRole('main').getByRole('status');

test('search works by keyboard from the header to a result, and back to the results', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('under racks');
  await expect(status(page)).toHaveText(/^\d+ pages found/);
  const titles = results(page).getByRole('heading').getByRole('link');
  const first = await titles.first().textContent();
  await page.keyboard.press('ArrowDown');
  await expect(titles.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(titles.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`${first} | Corvane`);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?q=under\+racks$/);
  await expect(field(page)).toHaveValue('under racks');
  await expect(titles.first()).toHaveText(first ?? '');
});

test('a result names its page and section, with an excerpt and marked words', async ({ page }) => {
  await openPage(page, '/search?q=turning+circle');
  const hit = results(page).filter({ hasText: 'MAG Lifter' });
  await expect(hit.locator('mark').first()).toHaveText('Turning');
  await expectNoViolations(page);
  await hit.getByRole('link', { name: 'Technical data' }).click();
  await expect(page).toHaveURL(/product=lifter#specifications$/);
  await expect(page.getByRole('heading', { name: 'Technical data' })).toBeInViewport();
});

test('search forgives a typo, announces no match, and lists all pages without a query', async ({ page }) => {
  await openPage(page, '/search');
  await field(page).fill('conveyer');
  await expect(results(page).first()).toContainText('Conveyor mobile robot');
  await field(page).fill('zeppelin');
  await expect(status(page)).toContainText('Nothing matches “zeppelin”');
  await page.getByRole('button', { name: 'All pages by subject' }).click();
  await expect(page.getByRole('heading', { name: 'Case studies' })).toBeVisible();
  await expect(page).toHaveURL(/\/search$/);
});

test('texts are loaded on the search page alone, once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/texts/')) asked.push(pathname);
  });
  await openPage(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).hover();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await field(page).fill('fork');
  await expect(results(page).first()).toBeVisible();
  expect(asked).toContain('/texts/remotes/mfe-products.json');
  await expect(page).toHaveURL(/\?q=fork$/);
  await page.goBack();
  await page.goForward();
  await expect(results(page).first()).toBeVisible();
  expect(asked).toHaveLength(new Set(asked).size);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // For its links see follow-links.spec.ts.
  test('the search page is an index of all pages by subject', async ({ page }) => {
    await page.goto('/search?q=fork');
    await expect(page.getByText('All pages are listed here by subject.')).toBeVisible();
    const links = await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(45);
    expect(links).toEqual(
      expect.arrayContaining([
        '/',
        '/products/mag-product?product=lifter',
        '/case-study/nordhavn-bottling',
        '/privacy',
      ]),
    );
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Robots');
  });

  test('an address close to that of a page offers that page', async ({ page, expectConsole }) => {
    expectConsole(/status of 404/);
    await page.goto('/case-study/nordhaven-bottling');
    await page.getByRole('link', { name: 'Pallets leave two bottling lines without a truck' }).click();
    await expect(page).toHaveURL(/\/case-study\/nordhavn-bottling$/);
  });
});

test('with a script, a missing page keeps the pages it offers', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  await page.goto('/products/liftr');
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'MAG Lifter mobile robot' })).toBeVisible();
  await expectNoViolations(page);
});

test("one search answers each of a plant engineer's questions", async ({ page, request }) => {
  expect(plantQuestions.length).toBeGreaterThanOrEqual(10);
  await openPage(page, '/search');
  for (const { question, query, path, section, answer } of plantQuestions) {
    await field(page).fill(query);
    await expect(page).toHaveURL(/\?q=/);
    const hit = results(page).filter({ has: page.locator(`a[href="${path}"]`) });
    await expect.soft(hit, question).toContainText(section);
    const places = await results(page).evaluateAll(
      (all, href) => all.findIndex((one) => one.querySelector(`a[href="${href}"]`)),
      path,
    );
    expect.soft(places, `${question}: place among what was found`).toBeLessThan(3);
    expect
      .soft((await (await request.get(path)).text()).replace(/<!-- -->|<\/?(b|strong)>/g, ''), question)
      .toContain(answer);
  }
});

/** The queries whose page is neither first nor second. */
async function listMissed(page: Page, queries: typeof tunedQueries): Promise<string[]> {
  const missed: string[] = [];
  for (const [query, path] of queries) {
    const isShown = page.waitForURL((url) => url.searchParams.get('q') === query);
    await field(page).fill(query);
    await isShown;
    // Texts and index may still be on their way.
    await expect(status(page)).toHaveText(/found|Nothing matches/);
    const found = results(page).getByRole('heading').getByRole('link');
    const addresses = await found.evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href')));
    if (!addresses.some((address) => address?.startsWith(path))) missed.push(`${query}: ${addresses.join(', ')}`);
  }
  return missed;
}

test("an engineer's terms, part numbers and files lead to their page first or second", async ({ page }) => {
  await openPage(page, '/search');
  expect(tunedQueries).toHaveLength(46);
  expect(await listMissed(page, tunedQueries)).toEqual([]);
});

test('of queries that the search was not tuned for, most lead to their page', async ({ page }) => {
  await openPage(page, '/search');
  expect(untunedQueries).toHaveLength(38);
  const missed = await listMissed(page, untunedQueries);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(6);
});
