import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { pageBudget } from 'shared-config/contract/byte-budget';
import { compositionElementId, parsePageComposition } from 'shared-config/contract/composition';
import { pageFile } from '../delivery/src/compose/plan/page-file';
import { readDefinition } from '../delivery/src/releases/read-definition';
import { listRemotes, openWorkspace } from '../delivery/src/workspace';
import { test } from './browser/test';
import { listRoutes } from './site/list-routes';
import { composedSite } from './site/site-server';

const workspace = openWorkspace(join(import.meta.dirname, '..'));
const definitions = await Promise.all(listRemotes(workspace).map((name) => readDefinition(workspace, name)));
/** Limits that a route names for itself. */
const budgets = new Map(
  definitions.flatMap(({ routes }) => routes.flatMap(({ path, budget }) => (budget ? [[path, budget] as const] : []))),
);

const composed = (file: string) => {
  const [, data = 'null'] =
    new RegExp(`id="${compositionElementId}">(.*?)</script>`).exec(readFileSync(file, 'utf8')) ?? [];
  return parsePageComposition(JSON.parse(data), file);
};

for (const route of listRoutes().filter((path) => !path.includes('?'))) {
  test(`${route} stays within its budget`, () => {
    const file = join(composedSite(), pageFile(route));
    const { scripts } = composed(file);
    const limit = budgets.get(route) ?? pageBudget;
    expect(statSync(`${file}.br`).size).toBeLessThanOrEqual(limit.html);
    const total = scripts.reduce((sum, { src }) => sum + statSync(join(composedSite(), `${src}.br`)).size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(limit.scripts);
  });

  test(`${route} asks for nothing before its first paint`, () => {
    const [head = ''] = readFileSync(join(composedSite(), pageFile(route)), 'utf8').split('</head>');
    expect(head).not.toMatch(/<script[^>]*src|rel="stylesheet"|@import/);
  });
}

test('the scripts that a page names are all that it loads until it is hydrated', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.documentElement?.dataset['hydrated']) return;
      observer.disconnect();
      performance.mark('hydrated');
    }).observe(document, { attributes: true, subtree: true });
  });
  await page.goto(`${baseURL}/`);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  const loaded = await page.evaluate(() => {
    const [{ startTime: end } = { startTime: 0 }] = performance.getEntriesByName('hydrated');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < end)
      .map(({ name }) => new URL(name).pathname);
  });
  const named = await page.evaluate(
    (id) => JSON.parse(document.getElementById(id)?.textContent ?? '').scripts.map(({ src }: { src: string }) => src),
    compositionElementId,
  );
  expect(loaded.sort()).toEqual([...named].sort());
});
