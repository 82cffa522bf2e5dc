import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from 'kit/contract/release';
import { securityTextExpires } from 'kit/contract/security-text';
import type { SiteDefinition } from 'kit/contract/site-definition';
import { listFiles } from '../../files/list-files';
import { retiredGone, retiredRedirects } from '../../registry/registry';
import type { SiteInputs } from '../site-inputs';
import { listSiteReleases } from './list-site-releases';
import type { Omissions } from './omissions';

const codeFolder = join(import.meta.dirname, '../..');

/** Digest of the code that composes: a site that other code composed is another site, although it consists of the same. */
function digestCode(): string {
  const hash = createHash('sha256');
  for (const file of listFiles(codeFolder)) hash.update(readFileSync(join(codeFolder, file)));
  return hash.digest('hex');
}

/**
 * Digest of all that a site depends on.
 * @param releases in the order of their names
 * @param now ms since 1970: a site of another month is another one, so that its `security.txt` does not lapse
 */
export function digestSource(
  releases: readonly Release[],
  inputs: Pick<SiteInputs, 'posts' | 'documents' | 'basePath' | 'signals' | 'registry' | 'versions'> & {
    definition: SiteDefinition;
  },
  media: string,
  now: number,
): string {
  const hash = createHash('sha256');
  for (const { remote, version } of releases) hash.update(`${remote}@${version}\n`);
  const { posts, documents, basePath, signals, registry, definition } = inputs;
  const assets = listSiteReleases(inputs);
  const retired = [retiredRedirects(registry), retiredGone(registry)];
  hash.update(
    `${JSON.stringify({ media, definition, posts, documents, basePath, signals, retired, assets, expires: securityTextExpires(now) })}\n`,
  );
  hash.update(digestCode());
  return hash.digest('hex').slice(0, 16);
}

/**
 * Id of a site: the digest of its source, unless pages were left out; then what stands in their place counts as well.
 * @param digest of the source
 */
export function identifySite(digest: string, { posts, lastGood, dropped, pages }: Omissions): string {
  if (pages.length === 0) return digest;
  const hash = createHash('sha256').update(JSON.stringify([digest, posts, [...dropped]]));
  for (const [file, { html }] of lastGood) hash.update(`${file}\n${html}\n`);
  return hash.digest('hex').slice(0, 16);
}
