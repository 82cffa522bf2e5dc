import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedRemote } from 'kit/contract/composition';
import type { Release } from 'kit/contract/release';
import { hostMeasure, hostStart } from 'kit/contract/remote-name';
import { DeliveryError } from '../../delivery-error';
import { assetPath, pinnedIntegrity } from '../../releases/asset-path';
import { releaseFolder } from '../../releases/release-folder';
import { hostName, type Workspace } from '../../workspace';
import { describeRemote } from '../plan/describe-remote';
import { type PlannedPage, routerAddress } from '../plan/planned-page';
import { listDrawn, type RenderedVersions, remotesOf } from './describe-page';
import { explainBytes, maxBytes } from './find-excess';
import { listAssetOrigins, listConnectOrigins, listSignalOrigins } from './list-asset-origins';
import { lengthFromPage, nameFromPage } from './name-from-page';
import type { RenderJob } from './render-protocol';

/**
 * Characters that the pages of a job may have, with the stylesheets of each set that pages have: a process reads them, and the shell writes the
 * start of each set, before any page is begun. A second or two, of the minute that there is on a busy machine.
 */
const maxCharacters = 16 * 2 ** 20;

const inRelease = (workspace: Workspace, { remote, version }: Release, path: string) =>
  join(releaseFolder(workspace, remote, version), path);

/**
 * Finds out whether pages fit into a job, before anything is made for them.
 * @returns a function that says why a page does not, if so: its release names a file that it does not have, or it has too much in it; it takes the most bytes that its HTML may have
 */
export function createPageCheck(
  workspace: Workspace,
  versions: RenderedVersions,
): (page: PlannedPage, most: number) => Promise<string | undefined> {
  const { remotes, basePath } = versions;
  const composed = remotes.map((release) => describeRemote(release, basePath));
  const lengths = new Map<string, number>();
  const lengthOf = async ({ href, from, name }: Stylesheet) => {
    const path = inRelease(workspace, from, `web/${name}`);
    const length = lengths.get(href) ?? lengthFromPage(from, basePath, await readFile(path, 'utf8'));
    lengths.set(href, length);
    return length;
  };
  return async (page, most) => {
    const unlisted = findUnlisted(versions, page);
    if (unlisted !== undefined) return unlisted;
    const styles = listStyles(versions, page);
    const bytes = sum(styles.map(({ from, name }) => from.files[`web/${name}`]?.size ?? 0));
    // They would not be read in a moment either, nor fit into the program of a process.
    const refuse = (what: string) =>
      `its stylesheets have ${what}, and its HTML, in which they are, ${explainBytes(most)}`;
    if (bytes > most) return refuse(`${bytes} bytes`);
    let named = 0;
    for (const style of styles) {
      named += await lengthOf(style);
      if (named > maxBytes)
        return refuse(`more than ${maxBytes} characters with the addresses of the files that they name`);
    }
    const length = JSON.stringify(describeRequest(versions, composed, page)).length + named;
    return length > maxCharacters
      ? `it is given ${length} characters of posts and stylesheets, and may be given ${maxCharacters}`
      : undefined;
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The problem with a page's files, if its own release, or that of a part, does not have one that it names. */
function findUnlisted(versions: RenderedVersions, page: PlannedPage): string | undefined {
  const owner = versions.remotes.find(({ remote }) => remote === page.owner?.remote);
  const scripts = (page.owner && owner?.exposes[page.owner.expose]?.scripts) ?? [];
  const files = [...listStyles(versions, page), ...scripts.flatMap((name) => (owner ? [{ from: owner, name }] : []))];
  const unlisted = files.find(({ from, name }) => !Object.hasOwn(from.files, `web/${name}`));
  return unlisted && `${unlisted.from.remote}/release.json names web/${unlisted.name}, which is not among its "files"`;
}

/** The job of rendering the first of some pages that fit into one (`createPageCheck`), as many as do together. */
export async function createRenderJob(
  workspace: Workspace,
  versions: RenderedVersions,
  pages: readonly PlannedPage[],
): Promise<RenderJob> {
  const { host, remotes, basePath } = versions;
  const nodeEntry = (release: Release) => inRelease(workspace, release, `node/${release.entries.node}`);
  const drawn = new Set(pages.flatMap(remotesOf));
  const drawing = remotes.filter(({ remote }) => drawn.has(remote));
  const composed = remotes.map((release) => describeRemote(release, basePath));
  const read = new Map<string, string>();
  const readCss = async ({ href, from, name }: Stylesheet) => {
    const path = inRelease(workspace, from, `web/${name}`);
    const css = read.get(href) ?? nameFromPage(from, basePath, await readFile(path, 'utf8'));
    read.set(href, css);
    return [href, css] as const;
  };
  const described: RenderJob['pages'] = [];
  const stylesheets: (readonly [href: string, css: string])[] = [];
  const sets = new Set<string>();
  let room = maxCharacters;
  for (const page of pages) {
    const request = describeRequest(versions, composed, page);
    const styles = await Promise.all(listStyles(versions, page).map(readCss));
    const set = request.styles.join(' ');
    room -= JSON.stringify(request).length;
    if (!sets.has(set)) room -= styles.reduce((total, [, css]) => total + css.length, 0);
    if (room < 0 && described.length > 0) break;
    described.push(request);
    stylesheets.push(...styles);
    sets.add(set);
  }
  return {
    host: nodeEntry(host),
    remotes: Object.fromEntries(drawing.map((release) => [release.remote, nodeEntry(release)])),
    readable: [host, ...drawing].map((release) => inRelease(workspace, release, 'node')),
    folders: Object.fromEntries(
      [host, ...remotes].map((release) => [release.remote, assetPath(release, '', basePath)]),
    ),
    basePath,
    composed,
    css: Object.fromEntries(stylesheets),
    pages: described,
  };
}

/** A stylesheet, and the release that has it. */
type Stylesheet = { href: string; from: Release; name: string };

function listStyles({ host, remotes, basePath }: RenderedVersions, page: PlannedPage): Stylesheet[] {
  return listDrawn(page).flatMap(({ remote, expose }) => {
    const from = [host, ...remotes].find((release) => release.remote === remote);
    return from?.exposes[expose]?.styles.map((name) => ({ href: assetPath(from, name, basePath), from, name })) ?? [];
  });
}

/** The request that a process gets for a page. @param composed the remotes as compositions name them */
function describeRequest(
  versions: RenderedVersions,
  composed: readonly ComposedRemote[],
  planned: PlannedPage,
): RenderJob['pages'][number] {
  const { host, remotes, basePath, signals } = versions;
  const { page, owner, parts = [], posts } = planned;
  const release = remotes.find(({ remote }) => remote === owner?.remote);
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
  // The entry runs all that has arrived: behind its chunks, none of these tasks is a long one.
  const scripts = [...start.scripts, host.entries.web].map((name) => script(host, name));
  const [measure] = host.exposes[hostMeasure]?.scripts ?? [];
  // The scripts of parts come when a visitor comes near them (slot-content.tsx in the shell).
  if (release && expose) scripts.push(...[release.entries.web, ...expose.scripts].map((name) => script(release, name)));
  // The shell finds the other remotes, and other pages of those that have a part here, in `composition.json`.
  const described = composed.flatMap(({ parts: _parts, ...remote }) => {
    const shown = parts.filter((part) => part.remote === remote.name).map(({ slot, expose: part }) => [slot, part]);
    if (remote.name !== release?.remote && shown.length === 0) return [];
    const filled = shown.length > 0 ? { parts: Object.fromEntries(shown) } : {};
    return { ...remote, ...filled, routes: [] };
  });
  const composition = {
    shell: host.version,
    remotes: described,
    scripts,
    ...(measure === undefined ? {} : { measure: script(host, measure) }),
    page,
    ...(signals === undefined ? {} : { signals }),
  };
  return {
    location: routerAddress(planned),
    composition,
    routesOf: release?.remote,
    assetOrigins: listAssetOrigins(remotes),
    connectOrigins: [...listConnectOrigins(remotes), ...listSignalOrigins(signals)],
    styles: listStyles(versions, planned).map(({ href }) => href),
    posts,
  };
}
