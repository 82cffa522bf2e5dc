import { site } from 'shared-config/site';
import type { PlannedPage } from '../plan/plan-pages';

/** Text as it may stand in XML; control characters, which XML 1.0 has no place for, are left out. */
export const escapeXml = (text: string) =>
  text
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(']]>', ']]&gt;');

/** The sitemap of all pages that search engines may list (sitemaps.org protocol). */
export function writeSitemap(pages: readonly PlannedPage[]): string {
  const addresses = pages.filter(({ indexed }) => indexed).map(({ location }) => new URL(location, site.origin).href);
  const entries = addresses.sort().map((address) => `  <url><loc>${escapeXml(address)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** Everything may be crawled: a page that must not be listed says so itself, which only a crawler that reads it can see. */
export function writeRobots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site.origin).href}\n`;
}
