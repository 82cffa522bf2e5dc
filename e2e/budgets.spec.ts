import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { compositionElementId, parseComposition } from 'shared-config/contract/composition';
import { pageFile } from '../delivery/src/plan-pages';
import { listRoutes } from './site-routes';
import { composedSite, test } from './site-server';

/** Limits in bytes of brotli (design §5); the home page has one of its own (ADR 0012). */
const limits = { html: 14_000, scripts: 130_000 };
const homeLimits = { html: 18_000, scripts: 135_000 };

for (const route of listRoutes().filter((path) => !path.includes('?'))) {
  test(`${route} stays within its budget`, () => {
    const limit = route === '/' ? homeLimits : limits;
    const file = join(composedSite(), pageFile(route));
    expect(statSync(`${file}.br`).size).toBeLessThanOrEqual(limit.html);
    const html = readFileSync(file, 'utf8');
    const [, data = 'null'] = new RegExp(`id="${compositionElementId}">(.*?)</script>`).exec(html) ?? [];
    const { scripts } = parseComposition(JSON.parse(data), file);
    const total = scripts.reduce((sum, { src }) => sum + statSync(join(composedSite(), `${src}.br`)).size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(limit.scripts);
  });

  test(`${route} asks for nothing before its first paint`, () => {
    const [head = ''] = readFileSync(join(composedSite(), pageFile(route)), 'utf8').split('</head>');
    expect(head).not.toMatch(/<script[^>]*src|rel="stylesheet"|@import/);
  });
}

test('the scripts that a page names are all that its first view loads', async ({ page, baseURL }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  await page.goto(`${baseURL}/`);
  await page.waitForFunction(() => document.documentElement.dataset['hydrated']);
  const named = await page.evaluate(
    (id) => JSON.parse(document.getElementById(id)?.textContent ?? '').scripts.map(({ src }: { src: string }) => src),
    compositionElementId,
  );
  expect(loaded.sort()).toEqual([...named].sort());
});
