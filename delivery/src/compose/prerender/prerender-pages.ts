import { workInBackground } from '../../files/work-in-background';
import type { ReportProgress } from '../../progress';
import type { Workspace } from '../../workspace';
import type { LastGoodPage } from '../left-out/last-good-page';
import type { FailedPage } from '../left-out/leave-out';
import type { PlannedPage } from '../plan/plan-pages';
import { type DescribedPage, describeJob, describePage, type RenderedVersions } from './describe-page';
import { type CachedPage, openPageCache, type PageCache } from './page-cache';
import type { PageFacts } from './read-page';
import type { Renderer } from './renderer';

/** Pages of a site about to be written. */
export type SitePages = RenderedVersions & {
  pages: readonly PlannedPage[];
  /** Pages that stay as they are, by file. */
  kept: ReadonlyMap<string, LastGoodPage>;
};

/** What came of the pages: facts by file; how many had to be rendered, the others were taken over; which failed. */
export type PrerenderedPages = { facts: Map<string, PageFacts>; rendered: number; failed: FailedPage[] };

/** How pages are prerendered. */
export type PrerenderOptions = {
  /** Why pages failed before, by their keys: those are not tried again; new ones are added. */
  failures: Map<string, string>;
  /** Called with each page as soon as it is there, so that writing some does not wait for rendering others. */
  onPage: (file: string, html: string) => void;
  reportProgress?: ReportProgress | undefined;
};

/** Loaded only when a page has to be parsed. */
const loadParser = () => import('./read-page');

/**
 * Gives the HTML of every page. A page is rendered when its own remote, the shell or its posts have changed; others are
 * taken over as they were.
 */
export async function prerenderPages(
  workspace: Workspace,
  renderer: Renderer,
  site: SitePages,
  { failures, onPage, reportProgress = () => {} }: PrerenderOptions,
): Promise<PrerenderedPages> {
  const cache = openPageCache(workspace);
  const facts = new Map<string, PageFacts>();
  const add = (file: string, html: string, ofPage: PageFacts) => {
    facts.set(file, ofPage);
    onPage(file, html);
    reportProgress('pages', facts.size, site.pages.length);
  };
  for (const [file, { html }] of site.kept) add(file, html, (await loadParser()).readPage(html));
  const described = await Promise.all(
    site.pages.filter(({ file }) => !site.kept.has(file)).map((page) => describePage(workspace, site, page)),
  );
  const { known, failed, missing } = await sortPages(described, cache, failures);
  const rendering = renderPages(workspace, { renderer, cache, site, missing, add });
  for (const { request, cached } of known) add(request.file, cached.html, cached.facts);
  for (const { page, key, reason } of await rendering) {
    failures.set(key, reason);
    failed.push({ page, reason });
  }
  await cache.prune();
  return { facts, rendered: missing.length, failed };
}

type SortedPages = {
  known: (DescribedPage & { cached: CachedPage })[];
  failed: FailedPage[];
  missing: DescribedPage[];
};

/** Sorts pages into those that were rendered before, that failed before, and that have to be rendered. */
async function sortPages(
  described: readonly DescribedPage[],
  cache: PageCache,
  failures: ReadonlyMap<string, string>,
): Promise<SortedPages> {
  const sorted: SortedPages = { known: [], failed: [], missing: [] };
  const read = await Promise.all(described.map(async (one) => ({ one, cached: await cache.read(one.key) })));
  for (const { one, cached } of read) {
    const reason = failures.get(one.key);
    if (reason !== undefined) sorted.failed.push({ page: one.page, reason });
    else if (cached) sorted.known.push({ ...one, cached });
    else sorted.missing.push(one);
  }
  return sorted;
}

type Rendering = {
  renderer: Renderer;
  cache: PageCache;
  site: SitePages;
  missing: readonly DescribedPage[];
  add: (file: string, html: string, facts: PageFacts) => void;
};

/** Renders pages and remembers them. @returns those that failed, and why */
async function renderPages(
  workspace: Workspace,
  { renderer, cache, site, missing, add }: Rendering,
): Promise<(DescribedPage & { reason: string })[]> {
  if (missing.length === 0) return [];
  const { readPage } = await loadParser();
  const pages = new Map(missing.map((page) => [page.request.file, page]));
  const failed: (DescribedPage & { reason: string })[] = [];
  const caching = workInBackground();
  const onFailure = (file: string, reason: string) => {
    const page = pages.get(file);
    if (page) failed.push({ ...page, reason });
  };
  const onPage = (file: string, html: string) => {
    const { fault, ...facts } = readPage(html);
    if (fault) return onFailure(file, fault);
    add(file, html, facts);
    const page = pages.get(file);
    if (page) caching.begin(cache.write(page.key, html, facts));
  };
  await renderer.render(describeJob(workspace, site, missing), { onPage, onFailure });
  await caching.finish();
  return failed;
}
