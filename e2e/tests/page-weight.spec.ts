import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { pageBudget } from 'shared-config/contract/byte-budget';
import { compositionElementId, parsePageComposition, siteCompositionPath } from 'shared-config/contract/composition';
import { pageFile } from '../../delivery/src/compose/plan/page-file';
import { noteHydration, readFirstViewScripts } from '../harness/first-view-scripts';
import { listRoutes } from '../harness/list-routes';
import { composedSite } from '../harness/site-server';
import { selectTemplates } from '../harness/templates';
import { test } from '../harness/test';

/** Every page that is a file. */
const routes = [...listRoutes().filter((path) => !path.includes('?')), '/native-blogs'];

const composed = (file: string) => {
  const [, data = 'null'] =
    new RegExp(`id="${compositionElementId}">(.*?)</script>`).exec(readFileSync(file, 'utf8')) ?? [];
  return parsePageComposition(JSON.parse(data), file);
};

test('every page of the site, with its styles, stays within its budget', () => {
  const files = readdirSync(composedSite(), { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html.br'));
  expect(pages.length).toBeGreaterThan(50);
  const sizes = pages.map((file) => [file, statSync(join(composedSite(), file)).size] as const);
  expect(sizes.filter(([, size]) => size > pageBudget.html)).toEqual([]);
});

for (const route of routes) {
  test(`${route} stays within its budget for scripts`, () => {
    const { scripts } = composed(join(composedSite(), pageFile(route)));
    const total = scripts.reduce((sum, { src }) => sum + statSync(join(composedSite(), `${src}.br`)).size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(pageBudget.scripts);
  });

  test(`${route} asks for nothing before its first paint`, () => {
    const [head = ''] = readFileSync(join(composedSite(), pageFile(route)), 'utf8').split('</head>');
    expect(head).not.toMatch(/<script[^>]*src|rel="stylesheet"|@import/);
  });
}

test('what the whole site is made of weighs 4 kB at most', () => {
  expect(statSync(join(composedSite(), siteCompositionPath)).size).toBeLessThanOrEqual(4000);
});

for (const { name, path } of selectTemplates(undefined)) {
  test(`the scripts that a page names are all that it loads until it is hydrated: ${name}`, async ({
    page,
    baseURL,
    expectConsole,
  }) => {
    if (name === 'not-found') expectConsole(/status of 404/);
    await noteHydration(page);
    await page.goto(`${baseURL}${path}`);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const loaded = (await readFirstViewScripts(page)).map(({ path }) => path);
    const named = await page.evaluate(
      (id) => JSON.parse(document.getElementById(id)?.textContent ?? '').scripts.map(({ src }: { src: string }) => src),
      compositionElementId,
    );
    expect(loaded.sort()).toEqual([...named].sort());
  });
}
