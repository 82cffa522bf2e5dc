import * as v from 'valibot';
import { compositionElement, type PageComposition, serialiseInline } from '../../contract/composition';
import { contentSecurityPolicy } from '../../contract/content-security-policy';
import type { PageStyle } from '../../contract/host-renderer';
import { basePath, basePathScript } from '../../page/base-path';
import { documentsSettingsElementId, documentsSettingsSchema } from '../../posts/documents-settings';
import { type PagePosts, pagePostsElementId } from '../../posts/page-posts';
import { chooseWords } from '../../words/choose-words';
import { bootPage } from '../boot/boot-page';
import { loadFallbackFaces } from '../boot/load-fallback-faces';
import { queueEarlyEvents } from '../boot/queue-early-events';

/** The parts that all documents of a site have in common. */
export type SiteDocument = {
  /** Language of the site, as in `lang`. */
  language: string;
  /** Id of the last element that has to be there before a page is painted. */
  paintedFrom: string;
  /** Tags of every head: colours of the browser's own frame, icons. A function, because addresses depend on where the site is. */
  headTags: () => string;
};

/** The parts of a page's document. */
type DocumentParts = SiteDocument & {
  /** Tags that React hoisted: title, meta, links. */
  head: string;
  /** The root element with all it contains. */
  body: string;
  styles: readonly PageStyle[];
  composition: PageComposition;
  /** Origins that remotes are served from besides the site's own. */
  assetOrigins: readonly string[];
  /** Origins that their pages fetch from besides it. */
  connectOrigins: readonly string[];
  posts?: PagePosts | undefined;
};

/**
 * The complete HTML document of a page: its styles inlined, nothing that blocks the first paint.
 * The policy names the hash of each inline piece, so that the page is safe behind any static host.
 */
export function renderDocument({
  language,
  paintedFrom,
  headTags,
  head,
  body,
  styles,
  composition,
  assetOrigins,
  connectOrigins,
  posts,
}: DocumentParts): string {
  const base = basePath();
  const boot = `${basePathScript(base)}(${loadFallbackFaces})();(${queueEarlyEvents})(${serialiseInline(chooseWords(language).lostScript)});(${bootPage})(${JSON.stringify(base)})`;
  const { page } = composition;
  const documents = page.kind === 'client' ? v.parse(v.optional(documentsSettingsSchema), page.documents) : undefined;
  const policy = contentSecurityPolicy(
    { scripts: [boot], styles: styles.map(({ css }) => css) },
    page.kind === 'client' ? { kind: 'tool', documents } : { kind: 'visitor' },
    assetOrigins,
    connectOrigins,
  );
  // Before the runtime fetches a stylesheet it looks for one by its file's name, or by its whole URL, which has an origin.
  const styleTags = styles
    .map(({ href, css }) => `<style data-href="${href.slice(href.lastIndexOf('/') + 1)}">${css}</style>`)
    .join('');
  // The first typeface that the styles name is that of the text.
  const [, typeface] = /url\("?([^"()]+\.woff2)/.exec(styleTags) ?? [];
  const dataTag = (id: string, value: unknown) =>
    value === undefined ? '' : `<script type="application/json" id="${id}">${serialiseInline(value)}</script>`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<link rel="expect" href="#${paintedFrom}" blocking="render">` +
    (typeface ? `<link rel="preload" href="${typeface}" as="font" type="font/woff2" crossorigin>` : '') +
    `${headTags()}${head}${styleTags}<script>${boot}</script></head><body>${body}` +
    dataTag(pagePostsElementId, posts) +
    dataTag(documentsSettingsElementId, documents) +
    compositionElement.before +
    serialiseInline(composition) +
    `${compositionElement.after}</body></html>`
  );
}
