import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { composedSite } from '../site/site-server';
import { layOutSections } from './lay-out-sections';

/** How each element of a page looks, in their order: its place, all properties that any rule sets, and those of what its styles add. */
function readLook(): string[] {
  const names = new Set<string>();
  const read = (rules: Iterable<CSSRule>) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) for (const name of rule.style) names.add(name);
      if (rule instanceof CSSGroupingRule) read(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) read(cssRules);
  const properties = [...names].filter((name) => !name.startsWith('--')).sort();
  const describe = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') return '';
    return properties.map((property) => `${property}: ${style.getPropertyValue(property)}`).join('; ');
  };
  return [...document.querySelectorAll('body, body :not(link, script)')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = `${element.localName}.${element.getAttribute('class')} at ${[x, y, width, height].join()}`;
    return [name, describe(element), describe(element, '::before'), describe(element, '::after')].join('\n');
  });
}

/** The whole stylesheets of the releases that a page pins, by the names of their files: a site has earlier releases as well. */
function readStylesheets(html: string): ReadonlyMap<string, string> {
  const folders = new Set(Array.from(html.matchAll(/"src":"(\/assets\/[^/]+\/[^/]+)\//g), ([, folder = '']) => folder));
  const files = [...folders].flatMap((folder) =>
    readdirSync(join(composedSite(), folder)).map((file) => join(composedSite(), folder, file)),
  );
  const styles = files.filter((file) => file.endsWith('.css'));
  return new Map(styles.map((file) => [basename(file), readFileSync(file, 'utf8')]));
}

/** A page as it would be if all its styles stood in its head, in their order. */
function inlineAll(html: string): string {
  const stylesheets = readStylesheets(html);
  const whole = html
    .replace(/<link rel="stylesheet"[^>]*><script> <\/script>/, '')
    .replaceAll(/<style data-href="([^"]*)">.*?<\/style>/gs, (_, name) => `<style>${stylesheets.get(name)}</style>`);
  expect(whole.length).toBeGreaterThan(html.length);
  expect(whole).not.toContain('undefined</style>');
  return whole;
}

/** A wide screen, a small one with dark colours, and paper. */
const views = {
  wide: { width: 1440, media: 'screen', colorScheme: 'light' },
  small: { width: 390, media: 'screen', colorScheme: 'dark' },
  paper: { width: 800, media: 'print', colorScheme: 'light' },
} as const;

/**
 * Compares how a page looks with its styles split, and with all of them in its head, with every disclosure open.
 * @param context one that does not check the page's policy: it names the hashes of the styles as they are
 */
export async function expectSameLook(
  context: BrowserContext,
  address: string,
  wanted: readonly (keyof typeof views)[],
): Promise<void> {
  const [split, whole] = [await context.newPage(), await context.newPage()];
  await whole.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: inlineAll(await response.text()) });
  });
  for (const page of [split, whole]) {
    await page.route(/\.(js|avif|webp|mp4|webm|woff2)$/, (route) => route.abort());
    await page.goto(address);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    // Without the link that it goes by, one of them has all of it laid out.
    await layOutSections(page);
  }
  const look = async (page: Page, view: keyof typeof views) => {
    const { width, ...media } = views[view];
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce', ...media });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    return page.evaluate(readLook);
  };
  for (const view of wanted) {
    // Again while a page still settles in the new view; a real difference stays.
    await expect(async () => {
      const [one, other] = [await look(split, view), await look(whole, view)];
      expect(one.length).toBeGreaterThan(50);
      expect(one.filter((text, index) => text !== other[index])).toEqual([]);
      expect(one.length).toBe(other.length);
    }).toPass({ timeout: 30_000 });
  }
}
