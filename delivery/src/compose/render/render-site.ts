import { hostName, type Workspace } from '../../workspace';
import { identifySite } from '../plan/identify-site';
import { nothingOmitted, type Omissions } from '../plan/omissions';
import type { SitePlan } from '../plan/plan-pages';
import { planSite } from '../plan/plan-site';
import type { SiteSource } from '../plan/read-source';
import type { SiteInputs } from '../site-inputs';
import { applyFallbacks } from './apply-fallbacks';
import type { StoredPage } from './page-store';
import { refuseFailures } from './refuse-failures';
import { type FailedPage, type RenderOutcomes, renderPages } from './render-pages';

/** A site all of whose pages are there, and what it does without. */
export type RenderedSite = {
  id: string;
  plan: SitePlan;
  omissions: Omissions;
  /** Its pages in the store, by file. Those that stay as they were are among the omissions. */
  stored: ReadonlyMap<string, StoredPage>;
  /** How many pages had to be rendered; the others were there. */
  rendered: number;
};

/**
 * Plans and renders the pages of a site, and plans it again without those that fail, until all others prerender.
 * @throws {DeliveryError} when the shell does not load, or a version that is about to go live has pages which fail.
 */
export async function renderSite(workspace: Workspace, inputs: SiteInputs, source: SiteSource): Promise<RenderedSite> {
  const outcomes: RenderOutcomes = new Map();
  let rendered = 0;
  for (let omissions = nothingOmitted(inputs.posts); ; ) {
    const plan = planSite(source.remotes, inputs.documents, omissions);
    const pages = plan.pages.filter(({ file }) => !omissions.lastGood.has(file));
    const result = await renderPages(workspace, source, pages, { ...inputs, outcomes });
    const { stored, failed } = result;
    rendered += result.rendered;
    if (failed.length === 0) return { id: identifySite(source.digest, omissions), plan, omissions, stored, rendered };
    await refuseFailures(workspace, inputs, failed.map(describeFailure));
    omissions = await applyFallbacks(workspace, omissions, failed, source.basePath);
  }
}

const describeFailure = ({ page, reason, brokenBy }: FailedPage) => ({
  location: page.location,
  remote: page.owner?.remote ?? hostName,
  parts: page.parts?.map(({ remote }) => remote),
  slug: page.posts?.post?.slug,
  reason,
  brokenBy,
});
