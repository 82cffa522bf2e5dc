import type { PlannedPage } from '../plan/planned-page';
import { escapeXml } from './escape-xml';

/**
 * The sitemap of all pages that search engines may list (sitemaps.org protocol).
 * @param address of the site, without a slash at its end
 * @param findChange the day on which a page last changed, where it is known
 */
export function writeSitemap(
  pages: readonly PlannedPage[],
  address: string,
  findChange: (page: PlannedPage) => string | undefined,
): string {
  const urls = pages
    .filter(({ indexed }) => indexed)
    .map((page) => ({ url: new URL(address + page.location).href, day: findChange(page) }));
  const entries = urls
    .sort((one, other) => (one.url < other.url ? -1 : 1))
    .map(({ url, day }) => {
      const change = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
      return `  <url><loc>${escapeXml(url)}</loc>${change}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/**
 * Everything may be crawled: a page that must not be listed has a meta element, which only a crawler that reads it can see. Crawlers
 * read this file at the root of a host alone.
 */
export function writeRobots(address: string): string {
  return `User-agent: *\nAllow: ${new URL(`${address}/`).pathname}\n\nSitemap: ${address}/sitemap.xml\n`;
}
