import type { QueryRequest } from 'shared-config/contract/query-rendering';
import { DeliveryError } from '../../delivery-error';
import { nameSources } from '../../releases/source-maps';
import type { Workspace } from '../../workspace';
import { type PlannedPage, planQueryPage } from '../plan/plan-pages';
import { createRenderJob, describePage, type RenderedVersions } from '../prerender/describe-page';
import { readPage } from '../prerender/read-page';
import { type RenderChild, startRenderChild } from '../prerender/render-child';
import { readSiteVersions } from './read-site-versions';

/** How many sites are kept loaded, each in a process of its own: the live one, and one that a share of the visitors gets. */
const maxLoaded = 2;

/** Longest time in ms that a page may take: the visitor waits. */
const pageTime = 2000;

/** Renders pages for their queries, one at a time. */
export type QueryRenderer = {
  /**
   * Gives a page of a composed site, drawn by the very versions that the site consists of.
   * @throws {DeliveryError | ContractError} when it does not render, with a reason that has nothing of the query in it.
   */
  render: (request: QueryRequest) => Promise<string>;
  /** Ends the processes that render. */
  dismiss: () => void;
};

type LoadedSite = { versions: RenderedVersions; child: RenderChild };

/** Starts with nothing loaded; a site is loaded with its first page, and again after a page has ended its process. */
export function createQueryRenderer(
  workspace: Workspace,
  start: () => RenderChild = () => startRenderChild({ pageTime }),
): QueryRenderer {
  // The one that was used last stands at the end.
  const loaded = new Map<string, LoadedSite>();
  const unload = (id: string) => {
    loaded.get(id)?.child.dismiss();
    loaded.delete(id);
  };
  const begin = async (id: string): Promise<LoadedSite> => {
    // It starts meanwhile: the visitor waits.
    const child = start();
    try {
      return { versions: await readSiteVersions(workspace, id), child };
    } catch (error) {
      child.dismiss();
      throw error;
    }
  };
  const load = async (id: string): Promise<LoadedSite> => {
    const site = loaded.get(id) ?? (await begin(id));
    loaded.delete(id);
    loaded.set(id, site);
    for (const oldest of [...loaded.keys()].slice(0, -maxLoaded)) unload(oldest);
    return site;
  };

  const render = async ({ site, location }: QueryRequest): Promise<string> => {
    const { versions, child } = await load(site);
    const page = findPage(versions, location);
    const job = await createRenderJob(workspace, versions, [describePage(versions, page)]);
    let html = '';
    let failure: string | undefined;
    const reports = {
      onPage: (_file: string, rendered: string) => {
        html = rendered;
      },
      onFailure: (_file: string, reason: string) => {
        failure = reason;
      },
    };
    try {
      const { stop } = await child.run(job, reports);
      if (stop) unload(site);
      // What an earlier page has left behind is no fault of this one.
      if (stop?.kind === 'earlier') return await render({ site, location });
      if (stop) failure = stop.kind === 'time' ? stop.reason : 'it ended the process that renders';
      else if (failure === undefined) failure = readPage(html, location).fault;
      else failure = `it does not render: ${await nameSources(workspace, withoutMessage(failure))}`;
    } catch (error) {
      unload(site);
      throw error;
    }
    if (failure === undefined) return html;
    throw new DeliveryError(
      'page-does-not-prerender',
      pathOf(location),
      failure,
      'Correct the page and release it again; until then visitors get it without their query',
    );
  };

  return {
    render,
    dismiss: () => {
      for (const id of [...loaded.keys()]) unload(id);
    },
  };
}

const pathOf = (location: string) => location.replace(/\?.*$/s, '');

/** @throws {DeliveryError} when no remote of the site reads a query at that path. */
function findPage({ remotes }: RenderedVersions, location: string): PlannedPage {
  const path = pathOf(location);
  for (const { remote, routes } of remotes) {
    const route = routes.find((one) => one.path === path && one.query);
    if (route) return planQueryPage(route, { remote, expose: route.expose }, location);
  }
  throw new DeliveryError(
    'page-does-not-prerender',
    path,
    'no remote of the site reads a query there',
    'Compose the site again',
  );
}

/** The kind of an error and the places it came through: its message may quote what a visitor typed. */
function withoutMessage(reason: string): string {
  const [name = 'Error'] = /^\w*Error\b/.exec(reason) ?? [];
  const places = reason.split('\n').filter((line) => /^\s+at /.test(line));
  return [name, ...places].join('\n');
}
