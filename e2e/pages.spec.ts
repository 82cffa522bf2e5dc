import { expect } from '@playwright/test';
import { expectNoViolations } from './axe';
import { waitForHydration } from './hydration';
import { listRoutes } from './site-routes';
import { test } from './site-server';

const routes = [
  ...listRoutes(),
  '/lp2',
  '/lp3',
  '/coming-soon',
  '/products/mag',
  '/native-blogs',
  '/nowhere',
  '/thank-you',
];

for (const route of routes) {
  test.describe(route, () => {
    test('hydrates without a word on the console, at three widths and without sideways scrolling', async ({
      page,
      consoleMessages,
    }) => {
      for (const width of [390, 800, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        await waitForHydration(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await page.evaluate(findOverlaps)).toEqual([]);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page).toHaveTitle(/ \| Corvane$/);
      }
      // A 404 page is told by the browser as well; that line is not the page's.
      expect(consoleMessages.filter((message) => !(route === '/nowhere' && message.includes('status of 404')))).toEqual(
        [],
      );
    });

    test('passes axe at three widths, in light and dark', async ({ page }) => {
      for (const [width, colorScheme] of [
        [390, 'light'],
        [800, 'dark'],
        [1440, 'light'],
        [1440, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(route);
        await waitForHydration(page);
        await expectNoViolations(page);
      }
    });

    // A tool for staff is not prerendered (design §3).
    if (route === '/native-blogs') return;
    test('says the same without JavaScript', async ({ browser, baseURL, page }) => {
      const readText = () => page.locator('main').evaluate((main) => (main.textContent ?? '').replace(/\s+/g, ' '));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(route);
      await waitForHydration(page);
      // Only there with the script: the list that completes country codes.
      await page.locator('datalist').evaluateAll((lists) => {
        for (const list of lists) list.remove();
      });
      const withScript = await readText();
      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(`${baseURL}${route}`);
      const withoutScript = (await plain.locator('main').textContent())?.replace(/\s+/g, ' ');
      await context.close();
      expect(withScript).toBe(withoutScript);
      expect(withScript.length).toBeGreaterThan(50);
    });
  });
}

/** Texts on the page that lie on each other, in pairs. Runs in the page. */
function findOverlaps(): string[] {
  const texts: { text: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const text = currentNode.textContent?.trim() ?? '';
    const parent = currentNode.parentElement;
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // What is there for screen readers alone is clipped; header and dock float above the page by design.
    if (parent.closest('.visually-hidden, [class*=claim], .skip-link, [class*=dock], [class*=site-header]')) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) texts.push({ text, box });
  }
  const overlaps: string[] = [];
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      // Lines of one heading are set closer than their boxes are high.
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (one.text !== other.text && wide > 2 && high > Math.min(one.box.height, other.box.height) / 3) {
        overlaps.push(`"${one.text}" and "${other.text}"`);
      }
    }
  });
  return overlaps;
}
