import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { site } from 'shared-config/site';
import { listRoutes } from './site-routes';
import { composedSite, test } from './site-server';

/** Landing pages are one to search engines (issue 5); the alias of the robot line points to its first address. */
const canonicalOf: Readonly<Record<string, string>> = { '/lp2': '/lp1', '/lp3': '/lp1' };

for (const route of listRoutes()) {
  test(`${route} says who it is to machines`, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new URL(canonicalOf[route] ?? route, site.origin).href,
    );
    expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(20);
    const image = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect((await page.request.get(new URL(image).pathname)).headers()['content-type']).toBe('image/jpeg');
    for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org' });
    }
  });
}

test('every link within the site leads to a page, and every fragment to an element on it', async ({
  page,
  request,
}) => {
  const targets = new Map<string, string>();
  for (const route of listRoutes()) {
    await page.goto(route);
    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors) => anchors.map((a) => (a as HTMLAnchorElement).href));
    for (const link of links) if (new URL(link).origin === new URL(page.url()).origin) targets.set(link, route);
  }
  expect(targets.size).toBeGreaterThan(40);
  const dead: string[] = [];
  for (const [target, from] of targets) {
    const response = await request.get(target);
    const { hash } = new URL(target);
    const isThere = response.ok() && (!hash || (await response.text()).includes(`id="${hash.slice(1)}"`));
    if (!isThere) dead.push(`${target} on ${from}`);
  }
  expect(dead).toEqual([]);
});

test('landing pages other than the first are not in the sitemap, and no page is in it twice', () => {
  const sitemap = readFileSync(join(composedSite(), 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(sitemap).toContain(`${site.origin}/lp1<`);
  for (const path of ['/lp2', '/lp3', '/coming-soon', '/native-blogs'])
    expect(sitemap).not.toContain(`${site.origin}${path}<`);
});
