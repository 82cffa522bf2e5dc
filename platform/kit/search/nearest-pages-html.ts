import { escapeHtml } from '../http/escape-html';
import { nearestPagesId } from './nearest-pages-id';
import type { ListedPage } from './site-contents';

/**
 * The page of missing pages with a list in it, as the page's script then finds it.
 * @param html with an empty list; as it is when there is none, as in pages of an earlier shell
 * @param basePath below which the site is on its host
 */
export function writeNearestPages(html: string, pages: readonly ListedPage[], basePath: string): string {
  const items = pages.map(
    ({ path, title }) => `<li><a href="${escapeHtml(basePath + encodeURI(path))}">${escapeHtml(title)}</a></li>`,
  );
  const list = new RegExp(`(<ul[^<>]* id="${nearestPagesId}">)(</ul>)`);
  return html.replace(list, (_empty, start: string, end: string) => start + items.join('') + end);
}
