import type { Release } from 'kit/contract/release';
import { assetPath } from '../../releases/asset-path';
import { maxBytes } from './find-excess';

/**
 * Styles that name files as a page must that has them inline: the release's own not by their place beside the stylesheet, and
 * those of the site below its path.
 */
export const nameFromPage = (release: Release, basePath: string, css: string) =>
  css.replace(namedFile, (...found) => nameFile(release, basePath, found));

/** Characters that styles have then; where these are more than a page may have, at least as many. */
export function lengthFromPage(release: Release, basePath: string, css: string): number {
  let { length } = css;
  for (const found of css.matchAll(namedFile)) {
    length += nameFile(release, basePath, found).length - found[0].length;
    if (length > maxBytes) break;
  }
  return length;
}

const namedFile = /\burl\((['"]?)([^'"()]+)\1\)/g;

function nameFile(release: Release, basePath: string, [found = '', quote = '', file = '']: readonly string[]): string {
  if (release.files[`web/${file}`]) return `url(${quote}${assetPath(release, file, basePath)}${quote})`;
  return /^\/(?!\/)/.test(file) ? `url(${quote}${basePath}${file}${quote})` : found;
}
