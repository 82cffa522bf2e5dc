import type { CompressionEffort } from '../../files/precompress';
import { workInBackground } from '../../files/work-in-background';
import type { ReportProgress } from '../../progress';
import type { Workspace } from '../../workspace';
import type { LastGoodPage } from '../left-out/last-good-page';
import type { FailedPage } from '../left-out/leave-out';
import type { PlannedPage } from '../plan/plan-pages';
import { type DescribedPage, describeJob, describePage, type RenderedVersions } from './describe-page';
import { type CachedPage, digestOf, openPageCache, type PageCache } from './page-cache';
import type { PageRecord } from './page-record';
import type { PageFacts } from './read-page';
import type { Renderer } from './renderer';

/** Pages of a site about to be written. */
export type SitePages = RenderedVersions & {
  pages: readonly PlannedPage[];
  /** Pages that stay as they are, by file. */
  kept: ReadonlyMap<string, LastGoodPage>;
};

/** What came of the pages. */
export type PrerenderedPages = {
  facts: Map<string, PageFacts>;
  /** For the next site. */
  record: PageRecord;
  /** How many had to be rendered; the others were taken over. */
  rendered: number;
  failed: FailedPage[];
};

/** How pages are prerendered. */
export type PrerenderOptions = {
  /** Why pages failed before, by their keys: those are not tried again; new ones are added. */
  failures: Map<string, string>;
  /** Called with each page as soon as it is there, so that writing some does not wait for rendering others. */
  onPage: (file: string, html: string) => void;
  /** How hard pages are compressed: one that was compressed in another way is not the same. */
  effort: CompressionEffort;
  /** What the pages of the live site were rendered from. */
  live: PageRecord;
  /** Called with each page that the live site has already. */
  onSamePage: (file: string) => void;
  reportProgress?: ReportProgress | undefined;
};

/** Loaded only when a page has to be parsed. */
const loadParser = () => import('./read-page');

/**
 * Gives every page. One is rendered when its own remote, the shell or its posts have changed; others are taken over as they
 * were, from the live site or from the cache.
 */
export async function prerenderPages(
  workspace: Workspace,
  renderer: Renderer,
  site: SitePages,
  { failures, effort, live, onPage, onSamePage, reportProgress = () => {} }: PrerenderOptions,
): Promise<PrerenderedPages> {
  const cache = openPageCache(workspace);
  const facts = new Map<string, PageFacts>();
  const record: PageRecord = {};
  const keyOf = (inputs: string) => digestOf(`${effort} ${inputs}`);
  const note = (file: string, ofPage: PageFacts) => {
    facts.set(file, ofPage);
    reportProgress('pages', facts.size, site.pages.length);
  };
  const add = ({ page: { file }, key }: DescribedPage, html: string, ofPage: PageFacts) => {
    // In one order, so that the same pages give the same record.
    const { canonical, isHidden } = ofPage;
    record[file] = { key: keyOf(key), facts: { canonical, isHidden } };
    note(file, ofPage);
    onPage(file, html);
  };
  for (const [file, { html }] of site.kept) {
    note(file, (await loadParser()).readPage(html));
    onPage(file, html);
  }
  const changed: DescribedPage[] = [];
  for (const page of site.pages) {
    if (site.kept.has(page.file)) continue;
    const described = describePage(site, page);
    const known = live[page.file];
    if (known?.key !== keyOf(described.key)) changed.push(described);
    else {
      record[page.file] = known;
      note(page.file, known.facts);
      onSamePage(page.file);
    }
  }
  const { known, failed, missing } = await sortPages(changed, cache, failures);
  const rendering = renderPages(workspace, { renderer, cache, site, missing, add });
  for (const { cached, ...one } of known) add(one, cached.html, cached.facts);
  for (const { page, key, reason } of await rendering) {
    failures.set(key, reason);
    failed.push({ page, reason });
  }
  await cache.prune();
  return { facts, record, rendered: missing.length, failed };
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
  add: (page: DescribedPage, html: string, facts: PageFacts) => void;
};

/** Renders pages and remembers them. @returns those that failed, and why */
async function renderPages(
  workspace: Workspace,
  { renderer, cache, site, missing, add }: Rendering,
): Promise<(DescribedPage & { reason: string })[]> {
  if (missing.length === 0) return [];
  const { readPage } = await loadParser();
  const pages = new Map(missing.map((page) => [page.page.file, page]));
  const failed: (DescribedPage & { reason: string })[] = [];
  const caching = workInBackground();
  const onFailure = (file: string, reason: string) => {
    const page = pages.get(file);
    if (page) failed.push({ ...page, reason });
  };
  const onPage = (file: string, html: string) => {
    const { fault, ...facts } = readPage(html);
    if (fault) return onFailure(file, fault);
    const page = pages.get(file);
    if (!page) return;
    add(page, html, facts);
    caching.begin(cache.write(page.key, html, facts));
  };
  await renderer.render(await describeJob(workspace, site, missing), { onPage, onFailure });
  await caching.finish();
  return failed;
}
