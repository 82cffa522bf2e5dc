import { type Composition, compositionElementId } from 'shared-config/contract/composition';
import type { PageStyle } from 'shared-config/contract/host-renderer';
import { bootPage } from '../boot/boot-page';
import { contentSecurityPolicy } from './content-security-policy';

/** The parts of a page's document. */
export type DocumentParts = {
  /** Tags that React hoisted: title, meta, links. */
  head: string;
  /** The root element with all it contains. */
  body: string;
  styles: readonly PageStyle[];
  composition: Composition;
};

/**
 * The complete HTML document of a page: styles inlined, nothing that blocks the first paint.
 * The policy names the hash of each inline piece, so that the page is safe behind any static host.
 */
export function renderDocument({ head, body, styles, composition }: DocumentParts): string {
  const boot = `(${bootPage})()`;
  const policy = contentSecurityPolicy({ scripts: [boot], styles: styles.map(({ css }) => css) });
  // The runtime looks for a style with this name before it fetches the file.
  const styleTags = styles.map(({ href, css }) => `<style data-href="${href}">${css}</style>`).join('');
  // `<` could end the element early; JSON reads the escape as the same character.
  const data = JSON.stringify(composition).replaceAll('<', '\\u003c');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf8">` +
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131416">` +
    `<link rel="icon" href="/media/favicon.ico" sizes="32x32">` +
    `<link rel="icon" href="/media/favicon.svg" type="image/svg+xml">` +
    `<link rel="apple-touch-icon" href="/media/icon-180.png">` +
    `<link rel="manifest" href="/media/site.webmanifest">` +
    `${head}${styleTags}</head><body>${body}` +
    `<script type="application/json" id="${compositionElementId}">${data}</script>` +
    `<script>${boot}</script></body></html>`
  );
}
