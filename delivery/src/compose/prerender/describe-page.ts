import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedRemote } from 'shared-config/contract/composition';
import type { Release } from 'shared-config/contract/release';
import { DeliveryError } from '../../delivery-error';
import { assetPath, pinnedIntegrity } from '../../releases/asset-path';
import { hostStart } from '../../releases/build-package';
import { releaseFolder } from '../../releases/read-release';
import { hostName, type Workspace } from '../../workspace';
import type { PlannedPage } from '../plan/plan-pages';
import type { RenderJob } from './render-protocol';

/** Versions that pages are rendered with. */
export type RenderedVersions = {
  /** Id of the composition. */
  id: string;
  host: Release;
  remotes: readonly Release[];
  composed: ComposedRemote[];
};

/** A page as the process that prerenders needs it. */
type PageRequest = RenderJob['pages'][number];

/** A page to prerender, with a key that two pages share only when they are the same. */
export type DescribedPage = { page: PlannedPage; key: string };

/** Describes what a page is rendered from. */
export function describePage(versions: RenderedVersions, page: PlannedPage): DescribedPage {
  const { host, remotes } = versions;
  const release = remotes.find(({ remote }) => remote === page.owner?.remote);
  const key = JSON.stringify([
    host.version,
    release?.version ?? null,
    page.owner?.expose ?? null,
    page.page,
    page.posts ?? null,
    assetOrigins(remotes),
    knowsSiteComposition(host) ? null : versions.id,
  ]);
  return { page, key };
}

/** The job of rendering some pages. */
export async function describeJob(
  workspace: Workspace,
  versions: RenderedVersions,
  pages: readonly DescribedPage[],
): Promise<RenderJob> {
  const { host, remotes, composed } = versions;
  const nodeEntry = (release: Release) =>
    join(releaseFolder(workspace, release.remote, release.version), 'node', release.entries.node);
  return {
    host: nodeEntry(host),
    remotes: Object.fromEntries(remotes.map((release) => [release.remote, nodeEntry(release)])),
    composed,
    pages: await Promise.all(pages.map(({ page }) => describeRequest(workspace, versions, page))),
  };
}

async function describeRequest(
  workspace: Workspace,
  { id, host, remotes, composed }: RenderedVersions,
  { location, file, page, owner, posts }: PlannedPage,
): Promise<PageRequest> {
  const release = remotes.find(({ remote }) => remote === owner?.remote);
  const start = host.exposes[hostStart];
  if (!start) {
    const subject = `${hostName}/release.json`;
    throw new DeliveryError('build-incomplete', subject, `it has no "${hostStart}"`, 'Release the shell again');
  }
  const expose = owner && release?.exposes[owner.expose];
  const script = (from: Release, name: string) => ({
    src: assetPath(from, name),
    integrity: pinnedIntegrity(from, name),
  });
  const style = async (from: Release, name: string) => ({
    href: assetPath(from, name),
    css: await readFile(join(releaseFolder(workspace, from.remote, from.version), 'web', name), 'utf8'),
  });
  const scripts = [host.entries.web, ...start.scripts].map((name) => script(host, name));
  const styles = await Promise.all(start.styles.map((name) => style(host, name)));
  if (release && expose) {
    scripts.push(...[release.entries.web, ...expose.scripts].map((name) => script(release, name)));
    styles.push(...(await Promise.all(expose.styles.map((name) => style(release, name)))));
  }
  const module = owner ? `${owner.remote}/${owner.expose.replace(/^\.\//, '')}` : hostName;
  const pinned = knowsSiteComposition(host)
    ? { shell: host.version, remotes: composed.filter(({ name }) => name === owner?.remote) }
    : { id, remotes: composed };
  const composition = { ...pinned, scripts, page };
  return { location, file, module, composition, assetOrigins: assetOrigins(remotes), styles, posts };
}

/** Whether a shell finds the other remotes in `composition.json`; a page for one of contract 1 names them all. */
const knowsSiteComposition = ({ contractVersion }: Release) => contractVersion >= 2;

/** Origins that remotes are served from besides the site's own: named in the policy of every page, because each leads to all. */
const assetOrigins = (remotes: readonly Release[]) =>
  [...new Set(remotes.flatMap(({ origin }) => origin ?? []))].sort();
