import { rm } from 'node:fs/promises';
import { gradualSiteFile } from 'shared-config/contract/site-index';
import type { PublishedPost } from 'shared-config/posts/published-post';
import { fileExists } from '../files/file-exists';
import { writeAtomically } from '../files/write-atomically';
import { readLivePosts } from '../posts/read-posts';
import { readRegistry } from '../registry/open-registry';
import type { Registry } from '../registry/registry';
import type { Workspace } from '../workspace';
import type { Candidate } from './left-out/refuse-failures';
import { liveSite, pruneSites, switchSite } from './switch-site';
import { type WrittenSite, writeSite } from './write/write-site';
import { writeSiteRecord } from './write/write-site-record';

/** What a site is composed from besides the live releases. */
export type ComposeOptions = {
  /** Posts that readers see; those of the live site when absent. */
  posts?: readonly PublishedPost[] | undefined;
  /** The version that is being promoted: its pages must all prerender. */
  candidate?: Candidate | undefined;
  /** Whether every byte of the live releases and of the site is verified, and not sizes and times alone. */
  isVerified?: boolean | undefined;
};

/** What came of composing; pages are left out of the live site, or of the one beside it. */
export type ComposeOutcome = WrittenSite & { outcome: 'composed' | 'unchanged' };

/**
 * Composes the live releases into a site and switches to it in one step, and another one beside it when a version is
 * given to a share of the visitors. Does nothing when the same composition is live already.
 * @throws {DeliveryError | ContractError} and then the live site is as it was.
 */
export async function composeSite(workspace: Workspace, options: ComposeOptions = {}): Promise<ComposeOutcome> {
  const registry = await readRegistry(workspace);
  const posts = options.posts ?? (await readLivePosts(workspace));
  const settings = workspace.environment.documents?.settings;
  // The embedded server is where its own pages are.
  const documents = settings?.kind === 'firebase' ? settings : undefined;
  const shared = { ...options, documents, registry, posts };
  const site = await writeSite(workspace, { ...shared, versions: liveVersions(registry) });
  const before = await liveSite(workspace);
  const gradual = gradualVersions(registry);
  const beside = gradual && (await writeSite(workspace, { ...shared, versions: gradual.versions }));
  const gradualSite = gradual && beside && { share: gradual.share, site: beside.id };
  if (before !== site.id) await switchSite(workspace, site.id);
  const file = gradualSiteFile(workspace.site);
  if (gradualSite) await writeAtomically(file, JSON.stringify(gradualSite));
  else if (await fileExists(file)) await rm(file, { force: true });
  await writeSiteRecord(workspace, registry, site.id);
  await pruneSites(workspace, gradualSite?.site);
  const others = (beside?.leftOut ?? []).filter(
    ({ location }) => !site.leftOut.some((page) => page.location === location),
  );
  const outcome = before === site.id ? 'unchanged' : 'composed';
  const repaired = [...site.repaired, ...(beside?.repaired ?? [])];
  return { ...site, leftOut: [...site.leftOut, ...others], repaired, outcome };
}

/** The version of each package that everybody gets. */
export const liveVersions = ({ packages }: Registry): Record<string, string> =>
  Object.fromEntries(Object.entries(packages).map(([name, { live }]) => [name, live]));

/** The versions that a share of the visitors gets: of several packages at once, the smallest share. */
function gradualVersions(registry: Registry): { versions: Record<string, string>; share: number } | undefined {
  const shared = Object.entries(registry.packages).flatMap(([name, { gradual }]) =>
    gradual ? [{ name, ...gradual }] : [],
  );
  if (shared.length === 0) return undefined;
  return {
    versions: { ...liveVersions(registry), ...Object.fromEntries(shared.map(({ name, version }) => [name, version])) },
    share: Math.min(...shared.map(({ share }) => share)),
  };
}
