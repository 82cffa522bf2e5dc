import { site } from 'shared-config/site';
import type { PlannedPage } from '../plan/plan-pages';
import { escapeXml } from './escape-xml';

/** The sitemap of all pages that search engines may list (sitemaps.org protocol). @param basePath below which the site is on its host */
export function writeSitemap(pages: readonly PlannedPage[], basePath = ''): string {
  const urls = pages
    .filter(({ indexed }) => indexed)
    .map(({ location }) => new URL(basePath + location, site.origin).href);
  const entries = urls.sort().map((url) => `  <url><loc>${escapeXml(url)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/**
 * Everything may be crawled: a page that must not be listed has a meta element, which only a crawler that reads it can see. Crawlers
 * read this file at the root of a host alone.
 */
export function writeRobots(basePath = ''): string {
  return `User-agent: *\nAllow: ${basePath}/\n\nSitemap: ${new URL(`${basePath}/sitemap.xml`, site.origin).href}\n`;
}
