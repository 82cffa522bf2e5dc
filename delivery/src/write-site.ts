import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedRemote } from 'shared-config/contract/composition';
import type { Release } from 'shared-config/contract/release';
import { siteHeaderRules } from 'shared-config/contract/site-headers';
import { type SiteIndex, siteIndexFile } from 'shared-config/contract/site-index';
import type { DocumentsSettings } from 'shared-config/posts/documents-settings';
import type { PublishedPost } from 'shared-config/posts/published-post';
import { site } from 'shared-config/site';
import { assetPath, integrityOf } from './asset-path';
import { checkRoutes } from './checks/check-routes';
import { DeliveryError } from './delivery-error';
import { fileExists } from './file-exists';
import { formPageFile, writeFormPage } from './form-page';
import { writeHostFiles } from './host-files';
import { linkFolder } from './link-folder';
import { listFiles } from './list-files';
import { pagePostsPath, planPages, type SitePlan } from './plan-pages';
import { sitePostsFile } from './posts/read-posts';
import { feedFile, writeFeed } from './posts/write-feed';
import { prerenderPages } from './prerender-pages';
import { readRelease, releaseFolder } from './publish-release';
import type { Registry } from './registry/registry';
import { startRenderer } from './renderer';
import { updateWithMedia, writeMedia } from './site-media';
import { writeRobots, writeSitemap } from './sitemap';
import { verifyRelease } from './verify-release';
import { hostName, type Workspace } from './workspace';
import { writeCompressed } from './write-compressed';

/** What a site is composed from: a version of each package, and what is the same whichever those are. */
export type SiteInputs = {
  /** Files of every version in it stay in the site, for tabs that were opened before. */
  registry: Registry;
  /** Version of each package, the shell included. */
  versions: Readonly<Record<string, string>>;
  /** Posts that readers see. */
  posts: readonly PublishedPost[];
  /** Firebase project of the blog tool; without one its documents are on the site's own origin. */
  documents?: DocumentsSettings | undefined;
};

/** A composed site: of how many pages, and how many of those had to be rendered. */
export type WrittenSite = { id: string; pages: number; rendered: number };

/** For how many releases back the files of each package stay in the site: tabs opened before go on working. */
export const keptReleases = 20;

/**
 * Composes versions into a site: prerenders what has changed, and writes all of it beside the site that is live. A site
 * that was composed from the same before is taken as it is.
 * @throws {DeliveryError | ContractError} and then nothing has changed.
 */
export async function writeSite(workspace: Workspace, inputs: SiteInputs): Promise<WrittenSite> {
  const { registry, versions, posts, documents } = inputs;
  const releases = await Promise.all(
    Object.entries(versions)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, version]) => readRelease(workspace, name, version)),
  );
  const host = releases.find(({ remote }) => remote === hostName);
  const remotes = releases.filter(({ remote }) => remote !== hostName);
  if (!host)
    throw new DeliveryError(workspace.releases, 'the shell was never released', `Run "release ${hostName}" first`);
  checkRoutes(remotes);

  const composed = remotes.map(describeRemote);
  const media = createHash('sha256');
  await updateWithMedia(media, workspace);
  const mediaDigest = media.digest('hex').slice(0, 16);
  const id = await compositionId(releases, { posts, documents }, mediaDigest);
  const plan = planPages(remotes, posts, documents);
  const folder = join(workspace.sites, id);
  if (await fileExists(folder)) return { id, pages: plan.pages.length, rendered: 0 };

  const temporary = `${folder}.${randomUUID()}.tmp`;
  // Rendering has a process of its own; what it does not have to wait for is compressed and linked meanwhile.
  const renderer = startRenderer();
  const writing: Promise<void>[] = [];
  const begin = (work: Promise<void>) => {
    // A failure is met below, once rendering has ended; until then nobody listens to it.
    work.catch(() => {});
    writing.push(work);
  };
  try {
    await Promise.all(
      releases.map((release) => verifyRelease(releaseFolder(workspace, release.remote, release.version), release)),
    );
    await mkdir(temporary, { recursive: true });
    begin(writeAssets(workspace, registry, versions, temporary));
    begin(writeMedia(workspace, mediaDigest, temporary));
    const { html, rendered } = await prerenderPages(
      workspace,
      renderer,
      { id, host, remotes, composed, pages: plan.pages },
      (file, page) => begin(writeCompressed(temporary, file, page)),
    );
    begin(writeSiteFiles(temporary, { id, plan, html, posts }));
    await Promise.all(writing);
    await rename(temporary, folder);
    return { id, pages: plan.pages.length, rendered };
  } catch (error) {
    // Whatever is still being written would come back after it was removed.
    await Promise.allSettled(writing);
    await rm(temporary, { recursive: true, force: true });
    // Another compose wrote the same in the same moment.
    if (!(await fileExists(folder))) throw error;
    return { id, pages: plan.pages.length, rendered: 0 };
  } finally {
    renderer.dismiss();
  }
}

/** A release as compositions name it. */
export function describeRemote(release: Release): ComposedRemote {
  const { remote: name, team, version, entries } = release;
  const routes = release.routes.map(({ budget: _budget, entries: _entries, ...route }) => route);
  const integrity = integrityOf(release, entries.web);
  return { name, team, version, entry: assetPath(release, entries.web), integrity, routes };
}

/** Changes with every input of the site: the live versions, the posts, the pictures, and the code that composes. */
async function compositionId(
  releases: readonly Release[],
  options: Pick<SiteInputs, 'posts' | 'documents'>,
  mediaDigest: string,
): Promise<string> {
  const hash = createHash('sha256');
  for (const { remote, version } of releases) hash.update(`${remote}@${version}\n`);
  hash.update(`${mediaDigest}\n${JSON.stringify(options)}\n`);
  for (const file of await listFiles(import.meta.dirname)) hash.update(await readFile(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Whether a page wants to be listed by search engines: it is not hidden, and no other page stands for it. */
function isListed(html: string, location: string): boolean {
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  const isHidden = html.includes('<meta name="robots" content="noindex"');
  return !isHidden && canonical?.replaceAll('&amp;', '&') === new URL(location, site.origin).href;
}

/** Links the files of what the site consists of, of what is live beside it, and of what was. */
async function writeAssets(
  workspace: Workspace,
  { packages }: Registry,
  versions: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  for (const name of new Set([...Object.keys(packages), ...Object.keys(versions)])) {
    const entry = packages[name];
    const kept = new Set([
      ...(entry?.history ?? []).slice(-keptReleases).map(({ version }) => version),
      ...(entry?.gradual ? [entry.gradual.version] : []),
      versions[name] ?? '',
    ]);
    for (const version of kept) {
      if (version === '') continue;
      const source = join(releaseFolder(workspace, name, version), 'web');
      // A release that was pruned: its tabs have had their time.
      if (await fileExists(source)) await linkFolder(source, join(folder, 'assets', name, version));
    }
  }
}

type WrittenPages = {
  id: string;
  plan: SitePlan;
  html: ReadonlyMap<string, string>;
  posts: readonly PublishedPost[];
};

/** Writes what belongs to the pages, and all that is said about them as a whole. */
async function writeSiteFiles(folder: string, { id, plan, html, posts }: WrittenPages): Promise<void> {
  const { pages, variantPages } = plan;
  const toolPaths = pages.filter(({ page }) => page.kind === 'client').map(({ location }) => location);
  const index: SiteIndex = { compositionId: id, variantPages, headers: siteHeaderRules(toolPaths) };
  const listed = pages.filter(({ file, location }) => isListed(html.get(file) ?? '', location));
  await Promise.all([
    ...pages.flatMap((page) =>
      page.posts ? [writeCompressed(folder, pagePostsPath(page), JSON.stringify(page.posts))] : [],
    ),
    ...(posts.length > 0 ? [writeCompressed(folder, feedFile, writeFeed(posts))] : []),
    ...Object.entries(writeHostFiles(index)).map(([file, text]) => writeFile(join(folder, file), text)),
    writeFile(join(folder, sitePostsFile), JSON.stringify(posts)),
    writeCompressed(folder, siteIndexFile, JSON.stringify(index, null, 2)),
    writeCompressed(folder, 'sitemap.xml', writeSitemap(listed)),
    writeCompressed(folder, 'robots.txt', writeRobots()),
    writeCompressed(folder, formPageFile, writeFormPage()),
  ]);
}
