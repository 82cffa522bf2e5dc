import { expect } from '@playwright/test';
import { waitForHydration } from '../../platform/delivery/src/checks/browser/wait-for-hydration';
import { createGate } from '../harness/create-gate';
import { openPage } from '../harness/open-page';
import { readHeading } from '../harness/read-heading';
import { test } from '../harness/test';

test('a navigation needs no new document, scrolls up, and focuses the heading', async ({ page }) => {
  await openPage(page, '/');
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

test('going back at the moment of a click shows the previous page, unmixed', async ({ page }) => {
  await openPage(page, '/terms');
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

test('a link clicked twice adds one step to the history', async ({ page }) => {
  await openPage(page, '/terms');
  // The second press takes the focus where it meets a page that is there already.
  for (const { name, heading } of [
    { name: 'Contact', heading: readHeading('/contact') },
    { name: 'Privacy', heading: 'Privacy' },
  ]) {
    await page.getByRole('contentinfo').getByRole('link', { name }).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});

test('the title stays that of the previous page until the next one is shown', async ({ page }) => {
  const gate = createGate();
  await page.route('**/assets/mfe-partners/**', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await openPage(page, '/terms');
  await page.evaluate(() => {
    const titles = new Set([document.title]);
    new MutationObserver(() => titles.add(document.title)).observe(document.head, { childList: true });
    Object.assign(window, { titles });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partner with Us' }).click();
  await expect(page.getByText('Loading…')).toBeAttached();
  await expect(page).toHaveTitle('Terms | Corvane');
  const announced = page.getByRole('status').filter({ hasText: 'Corvane' });
  await expect(announced).toHaveCount(0);
  gate.open();
  await expect(announced).toHaveText(/^Partner with .* \| Corvane$/);
  expect(await page.evaluate(() => [...Reflect.get(window, 'titles')])).toEqual([
    'Terms | Corvane',
    await announced.textContent(),
  ]);
});

test('the outline of a page that is late is seen after 200 ms, and no sooner', async ({ page }) => {
  const gate = createGate();
  await page.route('**/assets/mfe-partners/**', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await openPage(page, '/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partner with Us' }).click();
  const skeleton = page.locator('main [aria-busy]');
  const opacityAt = (time: number) =>
    skeleton.evaluate((element: HTMLElement, currentTime) => {
      // From its beginning: an animation that has ended is no longer there.
      element.style.animation = 'none';
      element.getAnimations();
      element.style.animation = '';
      for (const animation of element.getAnimations()) animation.currentTime = currentTime;
      return getComputedStyle(element).opacity;
    }, time);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    // The one of the route may give way to that of its remote meanwhile.
    await expect.poll(() => opacityAt(199), reducedMotion).toBe('0');
    await expect.poll(() => opacityAt(reducedMotion === 'reduce' ? 202 : 600), reducedMotion).toBe('1');
  }
  gate.open();
  await expect(skeleton).toHaveCount(0);
});

test('an unclaimed path is a 404 with ways onward', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
  await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to an engineer');
});

test('an address that names a section far below shows it', async ({ page }) => {
  await openPage(page, '/#questions');
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeInViewport();
});
