import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from '../../platform/delivery/src/compose/plan/page-file';
import { composedSite } from './site-server';
import { checkoutSite } from './test-delivery';

/** The heading of a page in the composed site, as its team has written it. */
export function readHeading(path: string, site = checkoutSite): string {
  const html = readFileSync(join(composedSite(site), pageFile(path)), 'utf8');
  const [, heading] = /<h1[^>]*>([^<]+)<\/h1>/.exec(html) ?? [];
  if (heading === undefined) throw new Error(`${path}: the composed page has no heading of plain text`);
  return heading;
}
