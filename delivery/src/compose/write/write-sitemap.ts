import { site } from 'shared-config/site';
import type { PlannedPage } from '../plan/plan-pages';
import { escapeXml } from './escape-xml';

/** The sitemap of all pages that search engines may list (sitemaps.org protocol). */
export function writeSitemap(pages: readonly PlannedPage[]): string {
  const urls = pages.filter(({ indexed }) => indexed).map(({ location }) => new URL(location, site.origin).href);
  const entries = urls.sort().map((url) => `  <url><loc>${escapeXml(url)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** Everything may be crawled: a page that must not be listed has a meta element, which only a crawler that reads it can see. */
export function writeRobots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site.origin).href}\n`;
}
