import { join } from 'node:path';
import type { LeftOutPage } from 'shared-config/contract/left-out';
import { findTouchedFiles } from '../files/folder-manifest';
import { hostName, type Workspace } from '../workspace';
import { applyFallbacks, type FailedPage, nothingOmitted } from './render/apply-fallbacks';
import { findComposedSite, readLeftOut } from './plan/composed-sites';
import { refuseFailures } from './render/refuse-failures';
import { keepSite, liveSite } from './activate/switch-site';
import { planPages } from './plan/plan-pages';
import type { SiteInputs } from './site-inputs';
import { readSource, type SiteSource } from './plan/read-source';
import { addAssets } from './write/add-assets';
import { assetsFolder } from './write/write-assets';

/** A composed site: of how many pages, how many of those had to be rendered, and what it does without. */
export type ComposedSite = {
  id: string;
  pages: number;
  rendered: number;
  leftOut: readonly LeftOutPage[];
  /** Whether the same site had been composed before, and was still there. */
  wasThere: boolean;
  /** Files of a site that was there already which were not as they had been written. */
  repaired: readonly string[];
};

/**
 * Composes versions into a site beside the one that is live: reads and checks them, identifies the site, renders what has
 * changed, writes everything and puts it in place. A site that was composed from the same before is taken over, with what open
 * tabs need since, unless a file in it was touched: those are written again. A page that does not prerender is left out; of a candidate it is
 * refused.
 * @throws {DeliveryError | ContractError} and then nothing has changed.
 */
export async function composeVersions(checkout: Workspace, inputs: SiteInputs): Promise<ComposedSite> {
  const live = await liveSite(checkout);
  // By its folder: another process may switch the site while this one takes pages over from it.
  const workspace = live === null ? checkout : { ...checkout, site: join(checkout.sites, live) };
  const source = await readSource(workspace, inputs);
  const known = inputs.isVerified ? undefined : await findComposedSite(workspace, source.digest);
  if (known) {
    await refuseOfCandidates(workspace, inputs, known.leftOut);
    await keepSite(workspace, known.id);
    const assets = new Set<string>();
    const noteAsset = (file: string) => file.startsWith(`${assetsFolder}/`) && assets.add(file);
    const touched = await findTouchedFiles(join(workspace.sites, known.id), noteAsset);
    if (touched.length === 0) {
      await addAssets(workspace, inputs, known.id, assets);
      const pages = planPages(source.remotes, inputs.posts).pages.length;
      return { ...known, pages, rendered: 0, wasThere: true, repaired: [] };
    }
  }
  return writeWithoutFailures(workspace, inputs, source);
}

/** Writes the site again and again, each time without the pages that failed, until the others all prerender. */
async function writeWithoutFailures(
  workspace: Workspace,
  inputs: SiteInputs,
  source: SiteSource,
): Promise<ComposedSite> {
  // Loaded only here: a rollback returns to a site that is there.
  const { writeSite }: typeof import('./write/write-site') = require('./write/write-site.ts');
  // Inputs of pages that failed: they are not tried twice.
  const failures = new Map<string, string>();
  let rendered = 0;
  for (let omissions = nothingOmitted(inputs.posts); ; ) {
    const { failed, ...site } = await writeSite(workspace, inputs, source, { omissions, failures });
    rendered += site.rendered;
    if (failed.length === 0) return { ...site, rendered, leftOut: omissions.pages };
    await refuseOfCandidates(workspace, inputs, failed.map(describeFailure));
    omissions = await applyFallbacks(workspace, omissions, failed);
  }
}

/** @throws {DeliveryError} when a version that is about to go live has pages which failed. */
async function refuseOfCandidates(
  workspace: Workspace,
  { candidates = [], versions }: SiteInputs,
  failed: Parameters<typeof refuseFailures>[1],
): Promise<void> {
  for (const candidate of candidates.filter(({ name, version }) => versions[name] === version))
    refuseFailures(candidate, failed, (await readLeftOut(workspace.site)).pages);
}

const describeFailure = ({ page, reason }: FailedPage) => ({
  location: page.location,
  remote: page.owner?.remote ?? hostName,
  slug: page.posts?.post?.slug,
  reason,
});
