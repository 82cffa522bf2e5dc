import { site, siteAddress } from 'shared-config/site';
import type { itemListJsonLd } from './item-list-json-ld';

/** A schema.org WebPage about a list, published by the company. `path` begins with a slash. */
export const webPageJsonLd = (
  { name, description, path }: Readonly<Record<'name' | 'description' | 'path', string>>,
  mainEntity: ReturnType<typeof itemListJsonLd>,
) => ({
  '@type': 'WebPage',
  name,
  description,
  url: siteAddress(path),
  publisher: { '@type': 'Organization', name: site.companyName, url: site.origin },
  mainEntity,
});
