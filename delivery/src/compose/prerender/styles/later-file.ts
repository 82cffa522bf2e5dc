import { createHash } from 'node:crypto';

const digestOf = (css: string) => createHash('sha256').update(css).digest('hex').slice(0, 12);

/**
 * Folder of a site for the later styles of the pages of a release: one file a page, so that one request brings them. Apart
 * from the release's own files, without which its pages can be read as they look.
 * @param release as `remote/version`
 */
export const laterFolder = (release: string): string => `assets/later-styles/${release}`;

/**
 * Where the site has the later styles of a page: on its own origin, and for as long as it has the page's release.
 * @param href that of a stylesheet of the release
 */
export function laterHref(href: string, css: string): string {
  const [, release = ''] = /\/assets\/([^/]+\/[^/]+)\//.exec(href) ?? [];
  return `/${laterFolder(release)}/${digestOf(css)}.css`;
}

/** Whether a file of later styles is as it was written. */
export const isWhole = (file: string, css: string): boolean => file.endsWith(`${digestOf(css)}.css`);
