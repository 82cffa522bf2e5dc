import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { listPages } from '../harness/list-routes';
import { composedSite } from '../harness/site-server';
import { selectTemplates } from '../harness/templates';
import { test } from '../harness/test';
import { isThorough } from '../harness/thorough';

// Scripts may be allowed and not come: blocked, failed, late. Hydration alone may hide what a page says, so all that is read where
// scripts are not allowed is read there too.

/** The notice on the screen where scripts are not allowed. */
const aboutScripts = /JavaScript/;

const readLines = async (page: Page, path: string) => {
  await page.goto(path);
  // A panel that the browser itself opens is not hidden.
  for (const opener of await page.locator('main [popovertarget]:not([popovertargetaction])').all())
    if (await opener.isVisible()) await opener.click();
  // biome-ignore lint/performance/useDomNodeTextContent: what the layout hides is what this is about
  const text = await page.locator('main').innerText();
  return text
    .split(/[\n\t]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !aboutScripts.test(line));
};

async function openOwnPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  return context.newPage();
}

test('a page whose scripts fail to load says the same as without scripts', async ({ browser, siteServer }) => {
  const baseURL = siteServer.address;
  const plain = await openOwnPage(browser, { baseURL, javaScriptEnabled: false });
  const waiting = await openOwnPage(browser, { baseURL });
  await waiting.route('**/*.js', (route) => route.abort());
  for (const path of isThorough ? listPages() : selectTemplates(undefined).map((template) => template.path)) {
    // A line may go on with what only scripts can do.
    const shown = (await readLines(waiting, path)).join('\n');
    const missing = (await readLines(plain, path)).filter((line) => !shown.includes(line));
    expect.soft(missing, path).toEqual([]);
  }
  for (const page of [plain, waiting]) await page.context().close();
});

test('without scripts no button is shown that needs one', async ({ browser, siteServer }) => {
  const page = await openOwnPage(browser, { baseURL: siteServer.address, javaScriptEnabled: false });
  for (const path of isThorough ? listPages() : selectTemplates(undefined).map((template) => template.path)) {
    await page.goto(path);
    // The words of one that is printed are content.
    const needy = page.locator('button:not([type=submit], [popovertarget], [data-alive] *, [data-printed])');
    const shown = await needy.filter({ visible: true }).allInnerTexts();
    expect.soft(shown, path).toEqual([]);
  }
  await page.context().close();
});

test("the home page's case studies are side by side before their script loads", async ({ browser, siteServer }) => {
  const page = await openOwnPage(browser, { baseURL: siteServer.address, javaScriptEnabled: false });
  await page.goto('/');
  const cards = page.getByRole('list', { name: 'Case studies' }).getByRole('listitem');
  const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan(first?.x ?? Number.POSITIVE_INFINITY);
  await page.context().close();
});

test('each page has the styles of everything its HTML shows', () => {
  const read = (file: string) => readFileSync(join(composedSite(), file), 'utf8');
  const files = readdirSync(composedSite(), { recursive: true, encoding: 'utf8' });
  const named = (styles: string) => new Set(Array.from(styles.matchAll(/\.([a-z_][\w-]*)/gi), ([, name]) => name));
  const styled = named(
    files
      .filter((file) => file.endsWith('.css'))
      .map(read)
      .join('\n'),
  );
  expect(styled.size).toBeGreaterThan(100);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = read(file);
    const own = named(Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, styles]) => styles).join('\n'));
    const shown = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat();
    const missing = shown.filter((name) => styled.has(name) && !own.has(name));
    expect.soft([...new Set(missing)], file).toEqual([]);
  }
});
