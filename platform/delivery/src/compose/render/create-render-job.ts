import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from 'kit/contract/release';
import { hostStart } from 'kit/contract/remote-name';
import { DeliveryError } from '../../delivery-error';
import { assetPath, pinnedIntegrity } from '../../releases/asset-path';
import { releaseFolder } from '../../releases/release-folder';
import { hostName, type Workspace } from '../../workspace';
import { describeRemote } from '../plan/describe-remote';
import { type PlannedPage, routerAddress } from '../plan/planned-page';
import { type RenderedVersions, remotesOf } from './describe-page';
import { listAssetOrigins, listConnectOrigins, listSignalOrigins } from './list-asset-origins';
import type { RenderJob } from './render-protocol';

/** The job of rendering some pages. */
export async function createRenderJob(
  workspace: Workspace,
  versions: RenderedVersions,
  pages: readonly PlannedPage[],
): Promise<RenderJob> {
  const { host, remotes, basePath } = versions;
  const inRelease = ({ remote, version }: Release, path: string) =>
    join(releaseFolder(workspace, remote, version), path);
  const nodeEntry = (release: Release) => inRelease(release, `node/${release.entries.node}`);
  const drawn = new Set(pages.flatMap(remotesOf));
  const drawing = remotes.filter(({ remote }) => drawn.has(remote));
  const described = pages.map((page) => describeRequest(versions, page));
  const stylesheets = new Map(
    described.flatMap(({ styles }) => styles.map(({ href, from, name }) => [href, { from, name }])),
  );
  const readCss = async ([href, { from, name }]: [string, Pick<Stylesheet, 'from' | 'name'>]) =>
    [href, nameFromPage(from, basePath, await readFile(inRelease(from, `web/${name}`), 'utf8'))] as const;
  return {
    host: nodeEntry(host),
    remotes: Object.fromEntries(drawing.map((release) => [release.remote, nodeEntry(release)])),
    readable: [host, ...drawing].map((release) => inRelease(release, 'node')),
    folders: Object.fromEntries(
      [host, ...remotes].map((release) => [release.remote, assetPath(release, '', basePath)]),
    ),
    basePath,
    composed: remotes.map((release) => describeRemote(release, basePath)),
    css: Object.fromEntries(await Promise.all([...stylesheets].map(readCss))),
    pages: described.map(({ request }) => request),
  };
}

/** A stylesheet, and the release that has it. */
type Stylesheet = { href: string; from: Release; name: string };

/**
 * Styles that name files as a page must that has them inline: the release's own not by their place beside the stylesheet, and
 * those of the site below its path.
 */
const nameFromPage = (release: Release, basePath: string, css: string) =>
  css.replace(/\burl\((['"]?)([^'"()]+)\1\)/g, (found, quote: string, file: string) => {
    if (release.files[`web/${file}`]) return `url(${quote}${assetPath(release, file, basePath)}${quote})`;
    return /^\/(?!\/)/.test(file) ? `url(${quote}${basePath}${file}${quote})` : found;
  });

function describeRequest(
  { host, remotes, basePath, signals }: RenderedVersions,
  planned: PlannedPage,
): { request: RenderJob['pages'][number]; styles: Stylesheet[] } {
  const { page, owner, parts = [], posts } = planned;
  const releaseOf = (name: string | undefined) => remotes.find(({ remote }) => remote === name);
  const release = releaseOf(owner?.remote);
  const start = host.exposes[hostStart];
  if (!start) {
    const subject = `${hostName}/release.json`;
    throw new DeliveryError('build-incomplete', subject, `it has no "${hostStart}"`, 'Release the shell again');
  }
  const expose = owner && release?.exposes[owner.expose];
  const script = (from: Release, name: string) => ({
    src: assetPath(from, name, basePath),
    integrity: pinnedIntegrity(from, name),
  });
  const style = (from: Release, name: string) => ({ href: assetPath(from, name, basePath), from, name });
  // The entry runs all that has arrived: behind its chunks, none of these tasks is a long one.
  const scripts = [...start.scripts, host.entries.web].map((name) => script(host, name));
  const styles = start.styles.map((name) => style(host, name));
  if (release && expose) {
    scripts.push(...[release.entries.web, ...expose.scripts].map((name) => script(release, name)));
    styles.push(...expose.styles.map((name) => style(release, name)));
  }
  // The scripts of parts come when a visitor comes near them (slot-content.tsx in the shell).
  for (const part of parts) {
    const from = releaseOf(part.remote);
    if (from) styles.push(...(from.exposes[part.expose]?.styles ?? []).map((name) => style(from, name)));
  }
  // The shell finds the other remotes, and other pages of those that have a part here, in `composition.json`.
  const described = remotes.flatMap((one) => {
    const { parts: _parts, routes, ...remote } = describeRemote(one, basePath);
    const shown = parts.filter((part) => part.remote === one.remote).map(({ slot, expose: part }) => [slot, part]);
    if (one !== release && shown.length === 0) return [];
    const filled = shown.length > 0 ? { parts: Object.fromEntries(shown) } : {};
    return { ...remote, ...filled, routes: one === release ? routes : [] };
  });
  const composition = {
    shell: host.version,
    remotes: described,
    scripts,
    page,
    ...(signals === undefined ? {} : { signals }),
  };
  const request = {
    location: routerAddress(planned),
    composition,
    assetOrigins: listAssetOrigins(remotes),
    connectOrigins: [...listConnectOrigins(remotes), ...listSignalOrigins(signals)],
    styles: styles.map(({ href }) => href),
    posts,
  };
  return { request, styles };
}
