import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { shareImageOf } from 'kit/media/share-image';
import { site } from 'shared-config/site';
import { listRoutes } from '../harness/list-routes';
import { composedSite } from '../harness/site-server';
import { test } from '../harness/test';
import { readShareImageTitles } from '../tools/share-images/share-image-titles';

// The HTML of each page, as search engines and link checkers read it: no browser takes part.

/** Landing pages are one to search engines (issue 5). */
const canonicalOf: Readonly<Record<string, string>> = { '/lp2': '/lp1', '/lp3': '/lp1' };

// The pages are read once for all tests, and not for each.
test.describe.configure({ mode: 'default' });
let pages: ReadonlyMap<string, string>;
test.beforeAll(async ({ siteServer }) => {
  const fetchPage = async (path: string) => [path, await (await fetch(siteServer.address + path)).text()] as const;
  pages = new Map(await Promise.all(listRoutes().map(fetchPage)));
  expect(pages.size).toBeGreaterThan(40);
});

const decode = (text: string) => text.replaceAll('&amp;', '&');
/** The attribute of the one tag that the pattern matches, which may name the attribute first or last. */
const attribute = (html: string, tag: RegExp, name: string) => {
  const [element = ''] = tag.exec(html) ?? [];
  return decode(new RegExp(`${name}="([^"]*)"`).exec(element)?.[1] ?? '');
};

test('every page has a canonical address, description, picture and JSON-LD', async ({ request }) => {
  const images = new Set<string>();
  for (const [path, html] of pages) {
    const canonical = new URL(canonicalOf[path] ?? path, site.origin).href;
    expect.soft(attribute(html, /<link[^>]*rel="canonical"[^>]*>/, 'href'), path).toBe(canonical);
    const description = attribute(html, /<meta[^>]*name="description"[^>]*>/, 'content');
    expect.soft(description.length, `${path}: description`).toBeGreaterThan(20);
    const image = attribute(html, /<meta[^>]*property="og:image"[^>]*>/, 'content');
    expect.soft(image, `${path}: picture`).toContain(site.origin);
    const shown = attribute(html, /<meta[^>]*property="og:image:alt"[^>]*>/, 'content');
    expect.soft(shown, `${path}: what its picture shows`).not.toBe('');
    images.add(image);
    for (const [, text = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect.soft(JSON.parse(text), path).toMatchObject({ '@context': 'https://schema.org' });
  }
  for (const image of images) {
    const response = await request.get(new URL(image).pathname);
    expect.soft([image, response.headers()['content-type']]).toEqual([image, 'image/jpeg']);
  }
});

test("the share image of a page shows the page's present title", () => {
  const drawn = Object.entries(readShareImageTitles());
  const owned = [...pages.values()].flatMap((html) => {
    const content = (property: string) =>
      attribute(html, new RegExp(`<meta[^>]*property="${property}"[^>]*>`), 'content');
    const path = content('og:url').slice(site.origin.length);
    const isOwn = content('og:image') === site.origin + shareImageOf(path);
    return isOwn ? [[path, content('og:title').replace(` | ${site.companyName}`, '')]] : [];
  });
  expect(owned.length).toBeGreaterThan(40);
  expect(drawn.sort(), 'Draw them again: npx -y pnpm@12 assets share-images').toEqual(owned.sort());
});

test('the sitemap has only the first landing page, and no page twice', () => {
  const sitemap = readFileSync(join(composedSite(), 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(sitemap).toContain(`${site.origin}/lp1<`);
  for (const path of ['/lp2', '/lp3', '/coming-soon', '/native-blogs', '/draft'])
    expect(sitemap).not.toContain(`${site.origin}${path}<`);
});

test('the sitemap says when each page changed: an article on its own day', () => {
  const sitemap = readFileSync(join(composedSite(), 'sitemap.xml'), 'utf8');
  const days = new Map(
    Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([\d-]{10})<\/lastmod>/g), ([, url = '', day]) => [
      url.slice(site.origin.length),
      day,
    ]),
  );
  expect(days.size).toBe(sitemap.match(/<loc>/g)?.length);
  expect(days.get('/podcasts/old-floors')).toBe('2026-07-08');
  expect(days.get('/about-us')).not.toBe('2026-07-08');
});

test('every list of articles announces its feed, and the feed is there', async ({ request }) => {
  for (const list of ['/blogs', '/news', '/reports', '/podcasts']) {
    const feed = attribute(pages.get(list) ?? '', /<link[^>]*type="application\/rss\+xml"[^>]*>/, 'href');
    expect(feed).toBe(`${list}/rss.xml`);
    expect(await (await request.get(feed)).text()).toContain(`<link>${site.origin}${list}/`);
  }
});
