import { createHash, randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ComposedRemote, Composition } from 'shared-config/contract/composition';
import type { Release } from 'shared-config/contract/release';
import { type SiteIndex, siteIndexFile } from 'shared-config/contract/site-index';
import { site } from 'shared-config/site';
import { hostStart } from './build-package';
import { checkRoutes } from './check-routes';
import { DeliveryError } from './delivery-error';
import { fileExists } from './file-exists';
import { formPageFile, writeFormPage } from './form-page';
import { listFiles } from './list-files';
import { type PlannedPage, planPages } from './plan-pages';
import { precompress } from './precompress';
import { readRelease, releaseFolder } from './publish-release';
import { type Registry, readRegistry } from './registry';
import { renderPages } from './render-pages';
import { writeRobots, writeSitemap } from './sitemap';
import { liveSite, pruneSites, switchSite } from './switch-site';
import { verifyRelease } from './verify-release';
import { hostName, type Workspace } from './workspace';

/** What came of composing. */
export type ComposeOutcome = { id: string; outcome: 'composed' | 'unchanged'; pages: number };

/** For how many releases back the files of each package stay in the site: tabs opened before go on working. */
const keptReleases = 20;

/** Headers of every page that a `<meta>` in it cannot carry. */
const pageHeaders: SiteIndex['headers'] = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Address of a release's file in the site: it carries the version, so it never changes. */
const assetPath = ({ remote, version }: Pick<Release, 'remote' | 'version'>, file: string) =>
  `/assets/${remote}/${version}/${file}`;

/**
 * Composes the live releases into a site: prerenders every route with pinned versions, writes all of it beside the site
 * that is live, and switches in one step. Does nothing when the same composition is live already.
 * @throws {DeliveryError | ContractError} and then the live site is as it was.
 */
export async function composeSite(workspace: Workspace): Promise<ComposeOutcome> {
  const registry = await readRegistry(workspace);
  const releases = await Promise.all(
    Object.entries(registry.packages).map(([name, { live }]) => readRelease(workspace, name, live)),
  );
  const host = releases.find(({ remote }) => remote === hostName);
  const remotes = releases.filter(({ remote }) => remote !== hostName);
  if (!host)
    throw new DeliveryError(workspace.releases, 'the shell was never released', `Run "release ${hostName}" first`);
  checkRoutes(remotes);

  const composed = remotes.map(describeRemote);
  const id = await compositionId(workspace, releases);
  const { pages, variantPages } = planPages(composed);
  const folder = join(workspace.sites, id);
  if ((await liveSite(workspace)) === id && (await fileExists(folder)))
    return { id, outcome: 'unchanged', pages: pages.length };

  if (!(await fileExists(folder))) {
    await Promise.all(
      releases.map((release) => verifyRelease(releaseFolder(workspace, release.remote, release.version), release)),
    );
    const html = await prerender(workspace, { id, host, remotes, composed, pages });
    const temporary = `${folder}.${randomUUID()}.tmp`;
    try {
      await writeAssets(workspace, registry, temporary);
      await writePages(temporary, html);
      const index: SiteIndex = { compositionId: id, variantPages, headers: pageHeaders };
      await writeText(temporary, siteIndexFile, JSON.stringify(index, null, 2));
      await writeText(
        temporary,
        'sitemap.xml',
        writeSitemap(pages.filter(({ file, location }) => isListed(html.get(file) ?? '', location))),
      );
      await writeText(temporary, 'robots.txt', writeRobots());
      await writeText(temporary, formPageFile, writeFormPage());
      await rename(temporary, folder);
    } catch (error) {
      await rm(temporary, { recursive: true, force: true });
      throw error;
    }
  }
  await switchSite(workspace, id);
  await pruneSites(workspace);
  return { id, outcome: 'composed', pages: pages.length };
}

/** A release as compositions name it. */
export function describeRemote(release: Release): ComposedRemote {
  const { remote: name, team, version, routes, entries } = release;
  const integrity = integrityOf(release, entries.web);
  return { name, team, version, entry: assetPath(release, entries.web), integrity, routes };
}

function integrityOf({ remote, files }: Release, file: string): string {
  const integrity = files[`web/${file}`]?.integrity;
  if (integrity === undefined) {
    throw new DeliveryError(
      `${remote}/release.json`,
      `"web/${file}" is not among its files`,
      `Release ${remote} again`,
    );
  }
  return integrity;
}

/** Changes with every input of the site: the live versions, the pictures, and the code that composes. */
async function compositionId(workspace: Workspace, releases: readonly Release[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { remote, version } of releases) hash.update(`${remote}@${version}\n`);
  for (const file of await listMedia(workspace)) {
    hash.update(`${file}\n`);
    if (!/\.[0-9a-f]{8}\.\w+$/.test(file)) hash.update(await readFile(join(workspace.media, file)));
  }
  for (const file of await listDocuments(workspace)) {
    hash.update(`${file}\n`).update(await readFile(join(workspace.documents, file)));
  }
  for (const file of await listFiles(import.meta.dirname)) hash.update(await readFile(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Whether a page wants to be listed by search engines: it is not hidden, and no other page stands for it. */
function isListed(html: string, location: string): boolean {
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  const isHidden = html.includes('<meta name="robots" content="noindex"');
  return !isHidden && canonical?.replaceAll('&amp;', '&') === new URL(location, site.origin).href;
}

async function listDocuments({ documents }: Workspace): Promise<string[]> {
  return (await fileExists(documents)) ? (await listFiles(documents)).filter((file) => file.endsWith('.pdf')) : [];
}

/** Names of media files carry a hash of their content, except those that are asked for by a fixed name. */
async function listMedia({ media }: Workspace): Promise<string[]> {
  return (await fileExists(media)) ? listFiles(media) : [];
}

type Site = {
  id: string;
  host: Release;
  remotes: readonly Release[];
  composed: ComposedRemote[];
  pages: readonly PlannedPage[];
};

async function prerender(
  workspace: Workspace,
  { id, host, remotes, composed, pages }: Site,
): Promise<Map<string, string>> {
  const start = host.exposes[hostStart];
  if (!start)
    throw new DeliveryError(`${hostName}/release.json`, `it has no "${hostStart}"`, 'Release the shell again');
  const nodeEntry = (release: Release) =>
    join(releaseFolder(workspace, release.remote, release.version), 'node', release.entries.node);
  const script = (release: Release, file: string) => ({
    src: assetPath(release, file),
    integrity: integrityOf(release, file),
  });
  const style = async (release: Release, file: string) => ({
    href: assetPath(release, file),
    css: await readFile(join(releaseFolder(workspace, release.remote, release.version), 'web', file), 'utf8'),
  });
  const hostScripts = [host.entries.web, ...start.scripts].map((file) => script(host, file));
  const hostStyles = await Promise.all(start.styles.map((file) => style(host, file)));

  return renderPages({
    host: nodeEntry(host),
    remotes: Object.fromEntries(remotes.map((release) => [release.remote, nodeEntry(release)])),
    pages: await Promise.all(
      pages.map(async ({ location, file, page, owner }) => {
        const release = remotes.find(({ remote }) => remote === owner?.remote);
        const expose = owner && release?.exposes[owner.expose];
        const scripts =
          release && expose ? [release.entries.web, ...expose.scripts].map((name) => script(release, name)) : [];
        const styles = release && expose ? await Promise.all(expose.styles.map((name) => style(release, name))) : [];
        const composition: Composition = { id, remotes: composed, scripts: [...hostScripts, ...scripts], page };
        return { location, file, composition, styles: [...hostStyles, ...styles] };
      }),
    ),
  });
}

/** Links the files of what is live and of what was, and copies the media. */
async function writeAssets(workspace: Workspace, registry: Registry, folder: string): Promise<void> {
  for (const [name, { history }] of Object.entries(registry.packages)) {
    const versions = new Set(history.slice(-keptReleases).map(({ version }) => version));
    for (const version of versions) {
      const source = join(releaseFolder(workspace, name, version), 'web');
      // A release that was pruned: its tabs have had their time.
      if (!(await fileExists(source))) continue;
      for (const file of await listFiles(source)) {
        const target = join(folder, 'assets', name, version, file);
        await mkdir(dirname(target), { recursive: true });
        // Releases are immutable, so both can share the bytes; another file system needs a copy.
        await link(join(source, file), target).catch(() => copyFile(join(source, file), target));
      }
    }
  }
  for (const file of await listDocuments(workspace)) {
    await mkdir(join(folder, 'pdfs'), { recursive: true });
    await copyFile(join(workspace.documents, file), join(folder, 'pdfs', file));
  }
  for (const file of await listMedia(workspace)) {
    const bytes = await readFile(join(workspace.media, file));
    await writeCompressed(join(folder, 'media'), file, bytes, 5);
  }
}

async function writePages(folder: string, pages: ReadonlyMap<string, string>): Promise<void> {
  await Promise.all([...pages].map(([file, html]) => writeText(folder, file, html)));
}

const writeText = (folder: string, file: string, content: string) =>
  writeCompressed(folder, file, Buffer.from(content), 10);

/** Writes a file with its compressed forms beside it. */
async function writeCompressed(folder: string, file: string, content: Buffer, brotliQuality: 5 | 10): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  for (const { suffix, bytes } of await precompress(file, content, brotliQuality))
    await writeFile(path + suffix, bytes);
}
