import type { PlannedPage } from '../plan/planned-page';
import { escapeXml } from './escape-xml';

/** The sitemap of all pages that search engines may list (sitemaps.org protocol). @param address of the site, without a slash at its end */
export function writeSitemap(pages: readonly PlannedPage[], address: string): string {
  const urls = pages.filter(({ indexed }) => indexed).map(({ location }) => new URL(address + location).href);
  const entries = urls.sort().map((url) => `  <url><loc>${escapeXml(url)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/**
 * Everything may be crawled: a page that must not be listed has a meta element, which only a crawler that reads it can see. Crawlers
 * read this file at the root of a host alone.
 */
export function writeRobots(address: string): string {
  return `User-agent: *\nAllow: ${new URL(`${address}/`).pathname}\n\nSitemap: ${address}/sitemap.xml\n`;
}
