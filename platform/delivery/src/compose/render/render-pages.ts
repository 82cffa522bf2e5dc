import type { LeftOutPage } from 'kit/contract/left-out';
import { takeOutPlaces } from 'kit/page/menus/menu-places';
import type { ReportProgress } from 'kit/presets/command-line/progress';
import { createSourceNamer } from 'kit/presets/source-maps/name-sources';
import { hostName, type Workspace } from '../../workspace';
import { copyBeginning } from '../copy-beginning';
import type { PlannedPage } from '../plan/planned-page';
import { readPageText } from '../search/read-page-text';
import { createPageCheck, createRenderJob } from './create-render-job';
import { type DescribedPage, describePage, type RenderedVersions } from './describe-page';
import { createPageBound, findExcess } from './find-excess';
import { findOutsideAddress } from './find-outside-address';
import { findStoredPage, type StoredPage, storePage } from './page-store';
import { readPage } from './read-page';
import { renderInProcesses } from './render-in-processes';

/** A page that could not be prerendered, and why: the message, with whatever else is known below it. */
export type FailedPage = { page: PlannedPage } & Fault;

/** Why there is no page, and whose fault that is, as far as it is known (attribute-failures.ts). */
type Fault = Pick<LeftOutPage, 'code' | 'reason' | 'brokenBy' | 'isOwnFault'>;

/** The outcome of rendering a page. */
type RenderOutcome = StoredPage | Fault;

/** Outcomes by digest: no page is rendered twice in one compose, although it may be planned anew without some that failed. */
export type RenderOutcomes = Map<string, RenderOutcome>;

/** How pages are rendered. */
export type RenderOptions = {
  outcomes: RenderOutcomes;
  /** Whether every page is rendered anew, and none taken from the store. */
  isVerified?: boolean | undefined;
  reportProgress?: ReportProgress | undefined;
};

/** The pages that are in the store now, by their file in the site, and those that failed. */
export type RenderedPages = {
  stored: Map<string, StoredPage>;
  failed: FailedPage[];
  /** How many had to be rendered; the others were there. */
  rendered: number;
};

/**
 * Renders pages into the store. One is rendered when its own remote, the shell or its posts have changed, else it is there.
 * @throws {DeliveryError} when the shell does not load
 */
export async function renderPages(
  workspace: Workspace,
  versions: RenderedVersions,
  pages: readonly PlannedPage[],
  options: RenderOptions,
): Promise<RenderedPages> {
  const { outcomes, isVerified } = options;
  const described = pages.map((page) => describePage(versions, page));
  const missing = new Map<string, DescribedPage>();
  const first = new Set<string>();
  const planned = new Map<string, number>();
  for (const one of described) {
    const owner = one.page.owner?.remote ?? hostName;
    const before = planned.get(owner) ?? 0;
    planned.set(owner, before + 1);
    if (before < maxFirst) first.add(one.digest);
    if (outcomes.has(one.digest)) continue;
    const known = isVerified ? undefined : findStoredPage(workspace, one.digest);
    if (known) outcomes.set(one.digest, known);
    else missing.set(one.digest, one);
  }
  if (missing.size > 0) await renderMissing(workspace, versions, [...missing.values()], { ...options, first });
  const result: RenderedPages = { stored: new Map(), failed: [], rendered: missing.size };
  for (const { page, digest } of described) {
    const outcome = outcomes.get(digest);
    if (outcome && 'file' in outcome) result.stored.set(page.file, outcome);
    else result.failed.push({ page, ...(outcome ?? { code: 'page-does-not-render', reason: 'it was not rendered' }) });
  }
  return result;
}

/** How many pages of a remote, the first ones, are compressed as far as can be: large ones take 0.1 s each, of which all others wait. */
const maxFirst = 50;

/** Longest reason of a page that failed, in characters: a hostile one could have megabytes. */
const maxReason = 20_000;

async function renderMissing(
  workspace: Workspace,
  versions: RenderedVersions,
  missing: readonly DescribedPage[],
  { outcomes, first, reportProgress = () => {} }: RenderOptions & { first: ReadonlySet<string> },
): Promise<void> {
  let done = 0;
  reportProgress('pages', done, missing.length);
  const settle = ({ digest }: DescribedPage, outcome: RenderOutcome) => {
    outcomes.set(digest, outcome);
    done += 1;
    reportProgress('pages', done, missing.length);
  };
  // One for all pages: the maps that it reads are bounded.
  const nameSources = createSourceNamer(workspace.releases);
  const fail = async (described: DescribedPage, message: string, code: Fault['code'] = 'page-does-not-render') => {
    settle(described, { code, reason: await nameSources(copyBeginning(message, maxReason)) });
  };
  const describe = (some: readonly DescribedPage[]) => {
    const pages = some.map(({ page }) => page);
    return createRenderJob(workspace, versions, pages);
  };
  const rendered: DescribedPage[] = [];
  const checkPage = createPageCheck(workspace, versions);
  const boundOf = createPageBound(versions.remotes);
  for (const one of missing) {
    const reason = await checkPage(one.page, boundOf(one.page));
    if (reason === undefined) rendered.push(one);
    else await fail(one, reason, 'page-breaks-a-rule');
  }
  await renderInProcesses(rendered, describe, {
    onPage: async (described, prerendered) => {
      const { html, places } = takeOutPlaces(prerendered);
      const excess = findExcess(html, boundOf(described.page));
      if (excess) return fail(described, excess, 'page-breaks-a-rule');
      const { basePath, definition } = versions;
      const { fault = findOutsideAddress(html, basePath), isListed } = readPage(
        html,
        described.page.location,
        definition.origin + basePath,
      );
      if (fault) return fail(described, fault, 'page-breaks-a-rule');
      // Posts are searched as their authors have written them (read-post-text.ts).
      const text = isListed && !described.page.posts?.post ? readPageText(html, definition) : undefined;
      const isFirst = first.has(described.digest);
      settle(described, await storePage(workspace, described.digest, { html, places, isListed, isFirst, text }));
    },
    onFailure: (described, reason) => fail(described, reason),
  });
}
