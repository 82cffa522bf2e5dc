import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { CompressionEffort } from '../../files/precompress';
import { finishAll, workInBackground } from '../../files/work-in-background';
import type { ReportProgress } from '../../progress';
import { nameSources } from '../../releases/source-maps';
import type { Workspace } from '../../workspace';
import type { FailedPage } from '../fallbacks/apply-fallbacks';
import type { LastGoodPage } from '../fallbacks/last-good-page';
import type { PlannedPage } from '../plan/plan-pages';
import { createRenderJob, type DescribedPage, describePage, type RenderedVersions } from './describe-page';
import { openPageCache, type PageCache } from './page-cache';
import type { PageRecord } from './page-record';
import type { RenderReports } from './render-child';
import type { RenderOutput } from './render-protocol';
import type { Renderer } from './renderer';

const require = createRequire(import.meta.url);

/** Pages of a site about to be written. */
export type SitePages = RenderedVersions & {
  pages: readonly PlannedPage[];
  /** Pages that stay as they are, by file. */
  kept: ReadonlyMap<string, LastGoodPage>;
};

/** What came of the pages. */
export type PrerenderedPages = {
  /** Files of those that search engines list. */
  listed: Set<string>;
  /** For the next site. */
  record: PageRecord;
  /** How many had to be rendered; the others were taken over. */
  rendered: number;
  failed: FailedPage[];
};

/** How pages are prerendered. */
export type PrerenderOptions = {
  /** Why pages failed before, by their digests: those are not tried again; new ones are added. */
  failures: Map<string, string>;
  /** Writes a page, so that writing some does not wait for rendering others. */
  onPage: (file: string, html: string) => Promise<void>;
  /** Where the processes that render write pages themselves; absent where pages are compressed thoroughly, beside rendering. */
  output?: RenderOutput | undefined;
  /** How hard pages are compressed: one that was compressed in another way is not the same. */
  effort: CompressionEffort;
  /** What the pages of the live site were rendered from. */
  live: PageRecord;
  /** Called with pages that the live site has already. */
  onSamePages: (files: readonly string[]) => void;
  reportProgress?: ReportProgress | undefined;
};

/** Pages that are linked in one go; in between, what the processes that render have sent is taken. */
const linkedAtOnce = 200;

/** Pages that are taken from the cache at the same time: the memory for them does not grow with the site. */
const readAtOnce = 8;

/** Loaded only when a page has to be parsed. */
const loadParser = (): typeof import('./read-page') => require('./read-page.ts');

/**
 * Gives every page. One is rendered when its own remote, the shell or its posts have changed; others are taken over as they
 * were, from the live site or from the cache.
 */
export async function prerenderPages(
  workspace: Workspace,
  renderer: Renderer,
  site: SitePages,
  { failures, effort, live, output, onPage, onSamePages, reportProgress = () => {} }: PrerenderOptions,
): Promise<PrerenderedPages> {
  const cache = openPageCache(workspace);
  const listed = new Set<string>();
  const record: PageRecord = new Map();
  const keyOf = (digest: string) => `${effort} ${digest}`;
  let done = 0;
  const note = (file: string, isListed: boolean) => {
    if (isListed) listed.add(file);
    done += 1;
    reportProgress('pages', done, site.pages.length);
  };
  const add: Add = ({ page: { file }, digest }, isListed) => {
    record.set(file, { key: keyOf(digest), isListed });
    note(file, isListed);
  };
  const changed: DescribedPage[] = [];
  const same: string[] = [];
  for (const page of site.pages) {
    const kept = site.kept.get(page.file);
    if (kept) {
      note(page.file, loadParser().readPage(kept.html, page.location).isListed);
      await onPage(page.file, kept.html);
      continue;
    }
    const described = describePage(site, page);
    const known = live.get(page.file);
    if (known?.key !== keyOf(described.digest)) changed.push(described);
    else {
      record.set(page.file, known);
      note(page.file, known.isListed);
      same.push(page.file);
    }
  }
  const { failed, missing } = await takeFromCache(changed, { cache, failures, add, onPage });
  const rendering = workInBackground();
  const failedNow: (DescribedPage & { reason: string })[] = [];
  rendering.begin(
    renderPages(workspace, { renderer, cache, site, missing, output, add, onPage }).then((found) =>
      failedNow.push(...found),
    ),
  );
  for (let index = 0; index < same.length; index += linkedAtOnce) {
    onSamePages(same.slice(index, index + linkedAtOnce));
    await setImmediate();
  }
  await rendering.finish();
  for (const { page, digest, reason } of failedNow) {
    failures.set(digest, reason);
    failed.push({ page, reason });
  }
  await cache.prune();
  return { listed, record, rendered: missing.length, failed };
}

type Taking = Pick<PrerenderOptions, 'failures' | 'onPage'> & {
  cache: PageCache;
  add: Add;
};

/** Notes a page that is there. @param isListed whether search engines list it */
type Add = (page: DescribedPage, isListed: boolean) => void;

/** Takes over pages that were rendered before. @returns those that failed before, and those that have to be rendered */
async function takeFromCache(
  described: readonly DescribedPage[],
  { cache, failures, add, onPage }: Taking,
): Promise<{ failed: FailedPage[]; missing: DescribedPage[] }> {
  const failed: FailedPage[] = [];
  const missing: DescribedPage[] = [];
  const limited = pLimit(readAtOnce);
  const take = async (one: DescribedPage) => {
    const reason = failures.get(one.digest);
    if (reason !== undefined) return failed.push({ page: one.page, reason });
    const cached = await cache.read(one.digest);
    if (!cached) return missing.push(one);
    add(one, cached.isListed);
    return onPage(one.page.file, cached.html);
  };
  await finishAll(described.map((one) => limited(take, one)));
  return { failed, missing };
}

type Rendering = Pick<Taking, 'cache' | 'add' | 'onPage'> & {
  renderer: Renderer;
  site: SitePages;
  missing: readonly DescribedPage[];
  output: RenderOutput | undefined;
};

/** Renders pages and remembers them. @returns those that failed, and why */
async function renderPages(
  workspace: Workspace,
  { renderer, cache, site, missing, output, add, onPage }: Rendering,
): Promise<(DescribedPage & { reason: string })[]> {
  if (missing.length === 0) return [];
  const pages = new Map(missing.map((page) => [page.page.file, page]));
  const failed: (DescribedPage & { reason: string })[] = [];
  const writing = workInBackground();
  const onFailure = (file: string, reason: string) => {
    const page = pages.get(file);
    if (page) failed.push({ ...page, reason });
  };
  const onWritten: RenderReports['onWritten'] = (file, isListed) => {
    const page = pages.get(file);
    if (page) add(page, isListed);
  };
  const takePage: RenderReports['onPage'] = (file, html) => {
    const page = pages.get(file);
    if (!page) return;
    const { fault, isListed } = loadParser().readPage(html, page.page.location);
    if (fault) return onFailure(file, fault);
    add(page, isListed);
    writing.begin(onPage(file, html));
    writing.begin(cache.write(page.digest, { html, isListed }));
  };
  if (output) await mkdir(output.cache, { recursive: true });
  const describe = async (some: readonly DescribedPage[]) => ({
    ...(await createRenderJob(workspace, site, some)),
    output,
  });
  try {
    await renderer.render(missing, describe, { onPage: takePage, onWritten, onFailure });
  } finally {
    await writing.finish();
  }
  return Promise.all(failed.map(async (page) => ({ ...page, reason: await nameSources(workspace, page.reason) })));
}
