import { expect } from '@playwright/test';
import { site } from 'shared-config/site';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { openPage } from '../harness/open-page';
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

test('the page behind a link is rendered while the visitor rests on the link, and out of sight until they follow it', async ({
  page,
}) => {
  await openPage(page, '/terms');
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact' });
  const [heading, next] = [page.getByRole('heading', { level: 1 }), page.locator('main h1').nth(1)];
  const before = await heading.textContent();
  await link.hover();
  await expect(next).toBeAttached();
  await expect(next).toBeHidden();
  await expect(page).toHaveTitle('Terms | Corvane');
  // A press that ends elsewhere is no click: the page goes back out of reach of keys and screen readers.
  const visibility = () => next.evaluate((element) => getComputedStyle(element).visibility);
  await page.mouse.down();
  await expect.poll(visibility).toBe('visible');
  expect(
    await next.evaluate((element) => {
      const ahead = element.closest('main > *');
      const { left = 0, bottom = 0 } = ahead?.getBoundingClientRect() ?? {};
      return ahead?.contains(document.elementFromPoint(left + 1, bottom - 1));
    }),
  ).toBe(false);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect.poll(visibility).toBe('hidden');
  await link.hover();
  await next.evaluate((element) => {
    Object.assign(window, { prepared: element });
    // The frame that follows the click; React comes behind it.
    const look = () => Object.assign(window, { wasSeen: element.checkVisibility({ visibilityProperty: true }) });
    addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true });
  });
  await link.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasSeen'))).toBe(true);
  await expect(heading).not.toHaveText(before ?? '');
  expect(await heading.evaluate((element) => element === Reflect.get(window, 'prepared'))).toBe(true);
  await expect(page).toHaveTitle(/^Contact/);
  await expect(heading).toBeFocused();
});

test('a visitor who turns back in the moment of a click sees the page before, and nothing of the other', async ({
  page,
}) => {
  await openPage(page, '/terms');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await link.hover();
  await expect(page.locator('main h1').nth(1)).toBeAttached();
  // In one task: the page ahead is on screen, and React has not come to it.
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

test('a form that was rendered ahead begins with what led the visitor to it in the end', async ({ page }) => {
  await openPage(page, '/products/mag-product?product=agvTugger');
  const [quote, message] = [
    page.getByRole('link', { name: 'Get Quote' }),
    page.getByRole('textbox', { name: 'Message' }),
  ];
  await quote.click();
  await expect(message).toHaveValue('I would like to know more about MAG AGV Tugger.');
  await page.goBack();
  await page
    .getByRole('navigation', { name: `${site.robotLineName} robots` })
    .getByRole('link', { name: 'Fork' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Fork');
  await quote.hover();
  await expect(page.locator('main h1').nth(1)).toBeAttached();
  await quote.click();
  await expect(message).toHaveValue('I would like to know more about MAG Fork.');
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
