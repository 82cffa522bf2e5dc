import { type Menus, writeMenusElement } from '../../contract/menus';
import { escapeHtml } from '../../http/escape-html';

/** A page without the entries of remotes, as it is kept, and where they belong: the menu, and how many characters stand before. */
export type OpenPage = { html: string; places: readonly { menu: string; at: number }[] };

/** The page that entries are written for: its path in the site, and the path below which the site is. */
type AroundEntries = { path: string; basePath: string };

/** Takes the places of entries, as `MenuEntries` renders them, out of a page that was prerendered. */
export function takeOutPlaces(prerendered: string): OpenPage {
  const places: { menu: string; at: number }[] = [];
  let taken = 0;
  const html = prerendered.replace(
    /<li data-menu-entries="([a-z-]+)"><\/li>/g,
    (place: string, menu: string, at: number) => {
      places.push({ menu, at: at - taken });
      taken += place.length;
      return '';
    },
  );
  return { html, places };
}

/** Puts the entries of the menus into a page, and all of them as data, which its script reads. Without entries it stays as it is. */
export function fillPlaces({ html, places }: OpenPage, menus: Menus, page: AroundEntries): string {
  const element = writeMenusElement(menus);
  if (element === '') return html;
  let filled = '';
  let from = 0;
  for (const { menu, at } of places) {
    filled += html.slice(from, at) + (menus[menu] ?? []).map((entry) => writeMenuEntry(entry, page)).join('');
    from = at;
  }
  const end = html.lastIndexOf('</body>');
  return filled + html.slice(from, end) + element + html.slice(end);
}

/** An entry, as `MenuEntries` renders it in a browser: a shell that is live hydrates it. */
function writeMenuEntry(
  { to, label, note, picture }: Menus[string][number],
  { path, basePath }: AroundEntries,
): string {
  const current = to === path ? ' aria-current="page"' : '';
  const image = picture === undefined ? '' : `<img src="${escapeHtml(basePath + picture)}" alt="" loading="lazy">`;
  const said = note === undefined ? '' : `<span>${escapeHtml(note)}</span>`;
  return `<li><a${current} href="${escapeHtml(basePath + to)}">${image}${escapeHtml(label)}</a>${said}</li>`;
}
