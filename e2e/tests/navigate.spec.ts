import { expect } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { createGate } from '../harness/create-gate';
import { serveInPieces } from '../harness/serve-in-pieces';
import { test } from '../harness/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open and lead on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Products', { exact: true }).click();
    await page.getByRole('link', { name: 'Lifter', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Lifter');
  });

  test('the mobile menu opens, and the page behind it does not scroll', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await page.getByText('Menu', { exact: true }).click({ force: true });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.getByText('Resources').filter({ visible: true }).first().click();
    await page.getByRole('link', { name: 'Partner with Us' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/partner-with-us$/);
  });
});

test('a page that arrives in pieces shows no piece of its header, which would move when the rest comes', async ({
  page,
  siteServer,
  expectConsole,
}) => {
  // The page alone is served.
  expectConsole(/Failed to load resource/);
  const cut = await serveInPieces(`${siteServer.address}/careers`, '>Use-cases<');
  const countPaints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await page.goto(cut.address, { waitUntil: 'commit' });
  await expect(page.getByText('Products', { exact: true }).first()).toBeAttached();
  // Long enough for a browser that would paint it.
  await page.waitForTimeout(300);
  expect(await countPaints()).toBe(0);
  cut.sendRest();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(countPaints).toBeGreaterThan(0);
  await cut.stop();
});

test('what is opened before hydration stays open, and Escape then closes it', async ({ page }) => {
  const gate = createGate();
  await page.route('**/assets/**', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const summary = page.getByRole('navigation', { name: 'Main' }).getByText('Industries', { exact: true });
  await summary.click();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Distribution Centers' });
  await expect(link).toBeVisible();
  gate.open();
  await waitForHydration(page);
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();
});

test('the header fits into the narrowest and the widest window of each of its layouts', async ({ page }) => {
  await page.goto('/');
  for (const width of [390, 768, 800, 1023, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const edge = await page.getByRole('banner').evaluate((banner) => {
      const controls = Array.from(banner.querySelectorAll('a, summary')).filter((control) => control.checkVisibility());
      return Math.max(...controls.map((control) => control.getBoundingClientRect().right));
    });
    expect(edge).toBeGreaterThan(0);
    expect(edge).toBeLessThanOrEqual(width);
  }
});

test('a menu opens on hover and closes after the pointer has left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Industries', { exact: true }).hover();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Distribution Centers' });
  await expect(link).toBeVisible();
  await link.hover();
  await page.waitForTimeout(300);
  await expect(link).toBeVisible();
  await page.mouse.move(640, 790);
  await expect(link).toBeHidden();
});

test('Escape closes a menu that was opened by hovering, wherever the focus is, until the pointer comes back (WCAG 1.4.13)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact');
  await waitForHydration(page);
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.focus();
  const summary = page.getByRole('navigation', { name: 'Main' }).getByText('Industries', { exact: true });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Distribution Centers' });
  await summary.hover();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(name).toBeFocused();
  await page.mouse.move(640, 790);
  await summary.hover();
  await expect(link).toBeVisible();
});

test('a navigation needs no new document, scrolls up, and focuses the heading', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const link = page.getByRole('main').getByRole('link', { name: 'MAG Lifter' });
  // Scrolled at once: nothing of the visitor's own scrolling is left to come.
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    element.focus({ preventScroll: true });
  });
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  await page.evaluate(() => {
    const scrolled: number[] = [];
    addEventListener('scroll', () => scrolled.push(scrollY));
    Object.assign(window, { sameDocument: true, scrolled });
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'MAG Lifter' })).toBeFocused();
  await expect(page).toHaveTitle('MAG Lifter mobile robot | Corvane');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // At once: the new page is not seen rushing by.
  expect(await page.evaluate(() => Reflect.get(window, 'scrolled'))).toEqual([0]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automation that grows with your business');
});

test('a visitor who turns back in the moment of a click sees the page before, and nothing of the other', async ({
  page,
}) => {
  await page.goto('/terms');
  await waitForHydration(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await link.hover();
  await link.evaluate((element: HTMLElement) => {
    element.click();
    history.back();
  });
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await page.goForward();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Terms');
});

test('the robot that led to the form stands in its message', async ({ page }) => {
  await page.goto('/products/mag-product?product=agvTugger');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Get Quote' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'I would like to know more about MAG AGV Tugger.',
  );
});

test('a path that nobody claims is a 404 with ways onward', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
  await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to an engineer');
});

test('keyboard only: skip link, menu, link', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /SyncOS/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Lifter', exact: true })).toBeFocused();
});
