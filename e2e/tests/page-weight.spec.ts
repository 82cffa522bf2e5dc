import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { pageBudget } from 'kit/contract/byte-budget';
import { compositionElementId, parsePageComposition, siteCompositionPath } from 'kit/contract/composition';
import { pageFile } from '../../platform/delivery/src/compose/plan/page-file';
import { noteHydration, readFirstViewScripts } from '../harness/first-view-scripts';
import { listRoutes } from '../harness/list-routes';
import { composedSite } from '../harness/site-server';
import { selectTemplates } from '../harness/templates';
import { test } from '../harness/test';

const sizeOf = (file: string) => statSync(join(composedSite(), file)).size;

test('the HTML and scripts of every page stay within their budgets', () => {
  const files = readdirSync(composedSite(), { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html.br'));
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((file) => sizeOf(file) > pageBudget.html)).toEqual([]);

  for (const route of [...listRoutes().filter((path) => !path.includes('?')), '/search', '/native-blogs']) {
    const html = readFileSync(join(composedSite(), pageFile(route)), 'utf8');
    const [, data = 'null'] = new RegExp(`id="${compositionElementId}">(.*?)</script>`).exec(html) ?? [];
    const { scripts } = parsePageComposition(JSON.parse(data), route);
    const [shell, own] = [true, false].map((isOfShell) =>
      scripts
        .filter(({ src }) => src.startsWith('/assets/shell/') === isOfShell)
        .reduce((sum, { src }) => sum + sizeOf(`${src}.br`), 0),
    );
    expect.soft(shell, route).toBeGreaterThan(50_000);
    expect.soft(shell, route).toBeLessThanOrEqual(pageBudget.shell);
    expect.soft(own, route).toBeLessThanOrEqual(route === '/native-blogs' ? pageBudget.tool : pageBudget.page);
    const [head = ''] = html.split('</head>');
    expect.soft(head, route).not.toMatch(/<script[^>]*src|rel="stylesheet"|@import/);
  }
});

test('the measuring script weighs 3 kB at most, and comes with no page', () => {
  const html = readFileSync(join(composedSite(), 'index.html'), 'utf8');
  const [, folder = ''] = /"(\/assets\/shell\/[0-9a-f]{16}\/)shell\.entry\.js"/.exec(html) ?? [];
  expect(sizeOf(`${folder}shell.measure.js.br`)).toBeLessThanOrEqual(3000);
  expect(html).not.toMatch(/<(?:script|link)[^>]*measure\.js/);
});

test('the composition of the whole site weighs at most 1.25 kB as sent', () => {
  expect(sizeOf(`${siteCompositionPath}.br`)).toBeLessThanOrEqual(1250);
});

// The blog tool is left out: it also loads the data client and the list, with the first posts (docs/decisions/0107).
for (const { path } of selectTemplates(undefined).filter(({ name }) => name !== 'blog-tool')) {
  test(`scripts of ${path} before it is idle stay within the budget`, async ({ page, baseURL, allowConsole }) => {
    // The status of the missing page.
    allowConsole(/404/);
    await page.addInitScript(() => {
      // No page is fetched ahead then.
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
      addEventListener('hydrated', () => requestIdleCallback(() => performance.mark('idle')), { once: true });
    });
    await page.goto(`${baseURL}${path}`);
    await page.waitForFunction(() => performance.getEntriesByName('idle').length > 0);
    // Requests that began before may still be on their way.
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() => {
      const [{ startTime: end } = { startTime: 0 }] = performance.getEntriesByName('idle');
      return performance
        .getEntriesByType('resource')
        .filter(({ name: address, startTime }) => address.endsWith('.js') && startTime < end)
        .map(({ name: address }) => new URL(address).pathname);
    });
    const total = [...new Set(loaded)].reduce((sum, address) => sum + sizeOf(`${address}.br`), 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(pageBudget.shell + pageBudget.page);
  });
}

for (const { path } of selectTemplates('home,robot,partners,contact,blog-tool')) {
  test(`the page ${path} names all scripts that it loads before hydration`, async ({ page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await noteHydration(page);
    await page.goto(`${baseURL}${path}`);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const loaded = (await readFirstViewScripts(page)).map((script) => script.path);
    const named = await page.evaluate(
      (id) => JSON.parse(document.getElementById(id)?.textContent ?? '').scripts.map(({ src }: { src: string }) => src),
      compositionElementId,
    );
    expect(loaded.sort()).toEqual([...named].sort());
  });
}
