import type { PublishedPost } from 'shared-config/posts/published-post';
import { readLivePosts } from '../posts/read-posts';
import { readRegistry } from '../registry/open-registry';
import { liveVersions } from '../registry/registry';
import { sharedVersions } from '../registry/share';
import type { Workspace } from '../workspace';
import { type ComposedSite, composeVersions } from './compose-versions';
import { switchShare } from './place/switch-share';
import { liveSite, pruneSites, switchSite } from './place/switch-site';
import { writeSiteRecord } from './record/write-site-record';
import { type ComposeSettings, toolDocuments } from './site-inputs';

/** What a site is composed from besides the live releases. */
export type ComposeOptions = ComposeSettings & {
  /** Posts that readers see; those of the live site when absent. */
  posts?: readonly PublishedPost[] | undefined;
};

/** What came of composing; pages are left out of the live site, or of the one beside it. */
export type ComposeOutcome = ComposedSite & { outcome: 'composed' | 'unchanged' };

/**
 * Composes the live releases into a site and switches to it in one step, and another one beside it when a version is
 * given to a share of the visitors. Does nothing when the same composition is live already.
 * @throws {DeliveryError | ContractError} and then the live site is as it was.
 */
export async function composeSite(workspace: Workspace, options: ComposeOptions = {}): Promise<ComposeOutcome> {
  const registry = await readRegistry(workspace);
  const posts = options.posts ?? (await readLivePosts(workspace));
  const inputs = { ...options, documents: toolDocuments(workspace), registry, posts };
  const site = await composeVersions(workspace, { ...inputs, versions: liveVersions(registry) });
  const before = await liveSite(workspace);
  const shared = sharedVersions(registry);
  const beside = shared && (await composeVersions(workspace, { ...inputs, versions: shared.versions }));
  const share = shared && beside && { share: shared.share, site: beside.id };
  if (before !== site.id) await switchSite(workspace, site.id);
  await switchShare(workspace, share);
  await writeSiteRecord(workspace, registry, site.id);
  await pruneSites(workspace, share?.site);
  const others = (beside?.leftOut ?? []).filter(
    ({ location }) => !site.leftOut.some((page) => page.location === location),
  );
  return {
    ...site,
    leftOut: [...site.leftOut, ...others],
    repaired: [...site.repaired, ...(beside?.repaired ?? [])],
    outcome: before === site.id ? 'unchanged' : 'composed',
  };
}
