import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from 'shared-config/site';
import { composedSite } from './site-server';

/** Every address in the sitemap of the composed site. */
export function listRoutes(): string[] {
  const sitemap = readFileSync(join(composedSite(), 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => address.slice(site.origin.length) || '/',
  );
}
