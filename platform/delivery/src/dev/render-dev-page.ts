import { galleryPath } from 'kit/contract/gallery';
import { takeOutPlaces } from 'kit/page/menus/menu-places';
import { sourceOf } from '../checks/pages/select-pages';
import { listMenus } from '../compose/plan/list-menus';
import { fillPage } from '../compose/write/fill-menus';
import { hostName } from '../workspace';
import { answerDevAddress } from './answer-dev-address';
import { browserDocument, completeDocument, type DevDocument, galleryDocument } from './dev-document';
import { composeDevPage, type DevSite, prerenderDevPage } from './prerender-dev-page';
import { readGallerySources } from './read-gallery-sources';

/** The response to an address. @property location where a page is that has moved */
export type DevResponse = DevDocument & { status: number; location?: string };

/**
 * The page of an address: prerendered, as the site has it, and where that fails, one that the browser renders, with the reason.
 * @param tellProblem prints it. @returns it with the lines of its source
 */
export async function renderDevPage(
  site: DevSite,
  address: string,
  tellProblem: (problem: string) => Promise<string>,
): Promise<DevResponse> {
  const shell = site.servers.get(hostName);
  if (shell !== undefined && new URL(address, 'http://localhost').pathname === galleryPath) {
    return { status: 200, ...galleryDocument(shell, await readGallerySources(site.workspace)) };
  }
  const answer = answerDevAddress(site.remotes, site.moves, address);
  if (answer.status === 301) return { status: answer.status, location: answer.to, html: '' };
  const { status, page } = answer;
  const menus = listMenus(site.remotes.map(({ planned }) => planned));
  const result = await prerenderDevPage(site, page);
  if ('html' in result) {
    const html = fillPage(page, takeOutPlaces(result.html), menus, '');
    return { status, ...completeDocument(html, [...site.servers.values()]) };
  }
  const problem = await tellProblem(
    `${page.location}: ${sourceOf(page.owner)}: it does not prerender, so no release would have it: ${result.reason}`,
  );
  // Without HTML to hydrate, it is rendered like a tool.
  return { status, ...browserDocument(composeDevPage(site, { kind: 'client' }), site.shell.styles, problem) };
}
