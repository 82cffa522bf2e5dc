import { expect, type Page } from '@playwright/test';
import { pageBudget } from 'shared-config/contract/byte-budget';
import { site } from 'shared-config/site';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { expectNoViolations } from '../harness/expect-no-violations';
import { test } from '../harness/test';
import { watchShifts } from '../harness/watch-shifts';

// Pages that the server renders for the query of a visitor.

// In one process: the first query starts what renders, which on a busy machine takes longer than a visitor waits.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ siteServer }) => {
  const isRendered = async () => {
    const { headers } = await fetch(`${siteServer.address}/products/robot-count?moves=1`);
    return headers.get('cache-control') === 'private, no-cache';
  };
  await expect.poll(isRendered, { timeout: 100_000 }).toBe(true);
});

const field = (page: Page, name: string) => page.getByRole('spinbutton', { name });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/products/robot-count is a form: filled in, sent, calculated, and passed on to an engineer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/products/robot-count');
    await expect(result(page).getByText('5 MAG Lifter robots')).toBeVisible();
    await field(page, 'Moves per hour').fill('100');
    await page.getByRole('combobox', { name: 'Robot' }).selectOption('fork');
    await page.getByRole('combobox', { name: 'Charging' }).selectOption('between');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/\/products\/robot-count\?.*moves=100.*#result$/);
    await expect(result(page).getByText('10 MAG Fork robots')).toBeInViewport();
    await expect(result(page).getByRole('row', { name: /^Charging factor/ })).toContainText('Charging between shifts');
    await expect(field(page, 'Moves per hour')).toHaveValue('100');
    await expect(page.getByRole('combobox', { name: 'Robot' })).toHaveValue('fork');
    await expect(page.getByText('This is an example')).toBeHidden();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/products/robot-count`);
    await page.getByRole('link', { name: 'Send this to an engineer' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      new RegExp(
        `^I would like to know more about 10 MAG Fork robots for 100 moves per hour \\(${site.origin}/products/robot-count\\?.*moves=100.*\\)\\.$`,
      ),
    );
  });

  test('/products/savings says what is wrong at its field, keeps what was written, and calculates once it is right', async ({
    page,
  }) => {
    await page.goto('/products/savings');
    await field(page, 'Labour cost per hour').fill('0');
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(result(page)).toContainText('Correct the marked fields');
    await expect(field(page, 'Labour cost per hour')).toHaveValue('0');
    await expect(field(page, 'Labour cost per hour')).toHaveAccessibleDescription(
      /^Enter a number from 1 to 100,000\./,
    );
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD');
    await field(page, 'Labour cost per hour').fill('60');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(result(page)).toContainText('Payback in 8 months');
    await expect(result(page).getByRole('row', { name: /^Wages saved/ })).toContainText('$480,000');
  });

  test('what an address plants in a page stays text', async ({ page }) => {
    const planted = '"><img src=x onerror=alert(1)></script><script>alert(1)</script>';
    for (const address of [`/contact?about=`, '/products/robot-count?moves=']) {
      await page.goto(address + encodeURIComponent(planted));
      await expect(page.locator('img[src=x]')).toHaveCount(0);
    }
    await page.goto(`/contact?about=${encodeURIComponent(planted)}`);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      `I would like to know more about ${planted}.`,
    );
  });
});

test('/products/robot-count calculates while its scripts are missing', async ({ page, expectConsole }) => {
  expectConsole(/net::ERR_FAILED/);
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/products/robot-count');
  await field(page, 'Moves per hour').fill('100');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page).toHaveURL(/moves=100/);
  await expect(result(page).getByText('11 MAG Lifter robots')).toBeVisible();
});

for (const [path, asked, shown] of [
  ['/products/robot-count', 'moves=100&robot=fork', '13 MAG Fork robots'],
  ['/products/savings', 'robots=8&currency=USD', 'Payback in'],
  ['/products/robot-count', `moves=${'9'.repeat(1000)}`, 'Something is missing'],
] as const) {
  test(`${path} for ${asked.slice(0, 40)} is there before its script, and hydrates without a shift or a word`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(`${path}?${asked}`)).text();
    expect(html.includes(shown), 'the result in the HTML').toBe(true);
    const sumShifts = await watchShifts(page);
    await page.goto(`${path}?utm_source=mail&${asked}`);
    const before = await page.getByRole('article').textContent();
    await waitForHydration(page);
    await expect(page).toHaveURL(`${path}?utm_source=mail&${asked}`);
    expect(await page.getByRole('article').textContent()).toBe(before);
    // Figures in another typeface than the text's move by a hundred-thousandth, as on every page.
    expect(await sumShifts()).toBeLessThan(0.001);
    // The page goes on as any other.
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/\?utm_source=mail&.*(charging|wage)=/);
    await expectNoViolations(page);
  });
}

test('a page that was rendered for a query stays within the budget of its HTML', async ({ request }) => {
  for (const address of [
    '/products/robot-count?moves=100&robot=agvTugger&charging=between&loaded=1234.5',
    '/products/robot-count?moves=-1&loaded=x&empty=x&handling=x&pace=x&availability=x&utilisation=x',
    '/products/savings?robots=8&currency=INR&price=12345.67',
    '/products/savings?people=x&shifts=x&hours=x&days=x&wage=x&robots=x&price=x&project=x&running=x&years=x',
    `/contact?about=${encodeURIComponent('10 robots, and what they do, as a visitor says it. '.repeat(8))}`,
  ]) {
    const response = await request.get(address, { headers: { 'Accept-Encoding': 'br' } });
    const size = Number(response.headers()['content-length']);
    expect(response.headers()['cache-control']).toBe('private, no-cache');
    expect(size, address).toBeGreaterThan(5000);
    expect(size, address).toBeLessThanOrEqual(pageBudget.html);
  }
});
