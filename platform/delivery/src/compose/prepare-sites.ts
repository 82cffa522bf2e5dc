import { readLivePosts } from '../posts/live-posts';
import type { Registry } from '../registry/registry';
import { listCohorts } from '../registry/share';
import type { Workspace } from '../workspace';
import { readLiveBasePath } from './activate/live-base-path';
import { liveSite } from './activate/switch-site';
import { type ComposedSite, composeVersions } from './compose-versions';
import { type ComposeSettings, toolDocuments } from './site-inputs';

/** The options of composing, besides the registry. */
export type ComposeOptions = ComposeSettings & {
  /** Composes the versions of one site; replaced in tests that compose thousands. */
  compose?: typeof composeVersions | undefined;
};

/** The sites that a state of the registry consists of, in their folders and not yet live. */
export type PreparedSites = {
  registry: Registry;
  /** The site of visitors who are in no share. */
  site: ComposedSite;
  /** The sites of visitors who are in the shares of these packages. */
  cohorts: readonly { packages: readonly string[]; site: ComposedSite }[];
  /** The live site whose posts it shows, `null` for none; absent when the posts came from elsewhere. */
  postsOf?: string | null;
};

/**
 * Composes everything that visitors get of a state of the registry, live already or planned.
 * @throws {DeliveryError | ContractError} and then nothing has changed.
 */
export async function prepareSites(
  workspace: Workspace,
  registry: Registry,
  { compose = composeVersions, ...options }: ComposeOptions,
): Promise<PreparedSites> {
  const postsOf = options.posts ? {} : { postsOf: await liveSite(workspace) };
  const posts = options.posts ?? (await readLivePosts(workspace));
  const basePath = workspace.environment.basePath ?? (await readLiveBasePath(workspace));
  const inputs = {
    ...options,
    documents: toolDocuments(workspace),
    basePath,
    signals: workspace.environment.signals,
    registry,
    posts,
  };
  const [live, ...others] = listCohorts(registry);
  const site = await compose(workspace, { ...inputs, versions: live.versions });
  const cohorts: { packages: readonly string[]; site: ComposedSite }[] = [];
  for (const { packages, versions } of others)
    cohorts.push({ packages, site: await compose(workspace, { ...inputs, versions }) });
  return { registry, site, cohorts, ...postsOf };
}
