import type { UnsearchedPages } from 'kit/contract/left-out';
import type { SiteContents } from 'kit/search/site-contents';
import { hostName, type Workspace } from '../../workspace';
import { identifySite } from '../plan/identify-site';
import { listUnfillable } from '../plan/list-route-paths';
import { nothingOmitted, type Omissions } from '../plan/omissions';
import type { SitePlan } from '../plan/plan-pages';
import { planSite } from '../plan/plan-site';
import type { PlannedPage } from '../plan/planned-page';
import type { SiteSource } from '../plan/read-source';
import { withContents } from '../plan/with-contents';
import { describeContents, gatherTexts, type SiteTexts } from '../search/gather-texts';
import type { SiteInputs } from '../site-inputs';
import { applyFallbacks } from './apply-fallbacks';
import { attributeFailures } from './attribute-failures';
import type { StoredPage } from './page-store';
import { findMisfit, refuseFailures } from './refuse-failures';
import { type FailedPage, type RenderOutcomes, renderPages } from './render-pages';

/** A site all of whose pages are there, and the parts left out. */
export type RenderedSite = {
  id: string;
  plan: SitePlan;
  omissions: Omissions;
  /** Its pages in the store, by file. Those that stay as they were are among the omissions. */
  stored: ReadonlyMap<string, StoredPage>;
  /** How many pages had to be rendered; the others were there. */
  rendered: number;
  /** The texts that the site's search reads. */
  texts: SiteTexts;
  unsearched: readonly UnsearchedPages[];
  contents: SiteContents;
};

/**
 * Plans and renders the pages of a site, and plans it again without those that fail, until all others prerender.
 * @throws {DeliveryError} when the shell does not load, or a version that is about to go live has pages which fail.
 */
export async function renderSite(workspace: Workspace, inputs: SiteInputs, source: SiteSource): Promise<RenderedSite> {
  const outcomes: RenderOutcomes = new Map();
  let rendered = 0;
  const unfillable = listUnfillable(source.remotes);
  for (let omissions: Omissions = { ...nothingOmitted(inputs.posts), pages: unfillable }; ; ) {
    const plan = planSite(source.remotes, inputs.documents, omissions);
    const pages = plan.pages.filter(({ file }) => !omissions.lastGood.has(file));
    const render = async (some: readonly PlannedPage[]) => {
      const result = await renderPages(workspace, source, some, { ...inputs, outcomes });
      rendered += result.rendered;
      return result;
    };
    const { stored, failed } = await render(pages.filter(({ hasContents }) => !hasContents));
    if (failed.length === 0) {
      const { texts, unsearched } = await gatherTexts(plan.pages, omissions, stored, source);
      const contents = describeContents(texts);
      const last = await render(withContents(pages, contents).filter(({ hasContents }) => hasContents));
      for (const [file, page] of last.stored) stored.set(file, page);
      failed.push(...last.failed);
      if (failed.length === 0)
        return {
          id: identifySite(source.digest, omissions),
          plan: { ...plan, pages: withContents(plan.pages, contents) },
          omissions,
          stored,
          rendered,
          texts,
          unsearched,
          contents,
        };
    }
    const attributed = await attributeFailures(workspace, inputs, source, failed, (versions, some) =>
      renderPages(workspace, versions, some, { ...inputs, outcomes: new Map(), isVerified: true }),
    );
    await refuseFailures(workspace, inputs, attributed.map(describeFailure));
    omissions = await applyFallbacks(workspace, omissions, attributed, source.basePath);
  }
}

const describeFailure = ({ page, reason, brokenBy, isOwnFault }: FailedPage) => ({
  location: page.location,
  remote: page.owner?.remote ?? hostName,
  parts: page.parts?.map(({ remote }) => remote),
  slug: page.posts?.post?.slug,
  reason,
  brokenBy,
  isOwnFault,
  misfit: findMisfit(page, reason),
});
