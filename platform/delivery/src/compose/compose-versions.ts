import { join } from 'node:path';
import type { LeftOutPage, UnsearchedPages } from 'kit/contract/left-out';
import type { LeftOutMoves } from '../conflicts/check-redirects';
import { findTouchedFiles } from '../files/folder-manifest';
import type { Workspace } from '../workspace';
import { liveSite, touchSite } from './activate/switch-site';
import { findComposedSite } from './plan/composed-sites';
import { planPages } from './plan/plan-pages';
import { readSource } from './plan/read-source';
import { refuseFailures } from './render/refuse-failures';
import { renderSite } from './render/render-site';
import type { SiteInputs } from './site-inputs';
import { writeSite } from './write/write-site';

/** A composed site: of how many pages, how many of those had to be rendered, and the parts left out. */
export type ComposedSite = {
  id: string;
  pages: number;
  rendered: number;
  leftOut: readonly LeftOutPage[];
  /** Pages that its search does not find, because their remote has too much text. */
  unsearched: readonly UnsearchedPages[];
  /** Redirects, and addresses that were given up, which do not fit it. */
  leftOutMoves: readonly LeftOutMoves[];
  /** Whether the same site had been composed before, and was still there. */
  wasThere: boolean;
  /** Files of a site that was there already which were not as they had been written. */
  repaired: readonly string[];
};

/**
 * Composes versions into a site beside the one that is live: reads and checks them, identifies the site, renders what has
 * changed and writes everything. A site that was composed from the same before is taken over, unless a file in it was
 * touched: then it is written again. A page that does not prerender is left out; of a candidate it is
 * refused.
 * @throws {DeliveryError | ContractError} and then nothing has changed.
 */
export async function composeVersions(checkout: Workspace, inputs: SiteInputs): Promise<ComposedSite> {
  const live = await liveSite(checkout);
  // By its folder: another process may switch the site while this one takes files over from it.
  const workspace = live === null ? checkout : { ...checkout, site: join(checkout.sites, live) };
  const source = await readSource(workspace, inputs);
  const { leftOut: leftOutMoves } = source.moves;
  const known = inputs.isVerified ? undefined : await findComposedSite(workspace, source.digest);
  if (known) {
    await refuseFailures(workspace, inputs, known.leftOut);
    await touchSite(workspace, known.id);
    if ((await findTouchedFiles(join(workspace.sites, known.id))).length === 0) {
      const pages = planPages(source.remotes, inputs.posts).pages.length;
      return { ...known, pages, rendered: 0, leftOutMoves, wasThere: true, repaired: [] };
    }
  }
  const rendered = await renderSite(workspace, inputs, source);
  const written = await writeSite(workspace, inputs, source, rendered);
  const { id, plan, omissions, unsearched } = rendered;
  return {
    id,
    pages: plan.pages.length,
    rendered: rendered.rendered,
    leftOut: omissions.pages,
    unsearched,
    leftOutMoves,
    ...written,
  };
}
