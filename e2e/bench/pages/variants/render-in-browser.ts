import {
  compositionElement,
  compositionElementId,
  parsePageComposition,
  serialiseInline,
} from 'shared-config/contract/composition';
import { pagePostsElementId } from 'shared-config/posts/published-post';
import { site } from 'shared-config/site';

/** What a page that the browser renders starts with: URLs, and the hashes of scripts that have one. */
export type StartFiles = {
  scripts: readonly { src: string; integrity?: string | undefined }[];
  styles: readonly string[];
};

/**
 * The document of a page that the browser renders: styles and scripts in the head, an empty root, and the data of the composed page. It
 * says which version of the remote the page needs, and brings its posts, so that neither has to be found out first.
 * @param composed HTML of the same page as composed
 * @throws {Error} when that names no composition.
 */
export function renderInBrowser(composed: string, { scripts, styles }: StartFiles): string {
  const data = readElement(composed, compositionElementId);
  if (data === undefined) throw new Error('The composed page has no composition. Compose the site again');
  const composition = parsePageComposition(JSON.parse(data), 'composition of the composed page');
  const posts = readElement(composed, pagePostsElementId);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${site.companyName}</title>` +
    `<link rel="icon" href="/media/favicon.svg" type="image/svg+xml">` +
    styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('') +
    scripts
      .map(({ src, integrity }) => `<script defer src="${src}"${integrityAttributes(integrity)}></script>`)
      .join('') +
    `</head><body><div id="root"></div>` +
    (posts === undefined ? '' : `<script type="application/json" id="${pagePostsElementId}">${posts}</script>`) +
    compositionElement.before +
    // A page of that kind is rendered, not hydrated.
    serialiseInline({ ...composition, scripts: [], page: { kind: 'client' } }) +
    `${compositionElement.after}</body></html>`
  );
}

const integrityAttributes = (integrity: string | undefined) =>
  integrity === undefined ? '' : ` integrity="${integrity}" crossorigin="anonymous"`;

const readElement = (html: string, id: string): string | undefined =>
  new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1];
