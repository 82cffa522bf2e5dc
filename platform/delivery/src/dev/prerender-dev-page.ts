import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageComposition } from 'kit/contract/composition';
import { composedPostsSchema } from 'kit/posts/page-post';
import { pagePostsPath } from '../compose/plan/page-file';
import { type PlannedPage, routerAddress } from '../compose/plan/planned-page';
import { listDrawn, remotesOf } from '../compose/render/describe-page';
import { listAssetOrigins, listConnectOrigins } from '../compose/render/list-asset-origins';
import { renderInProcess } from '../compose/render/render-in-process';
import type { RenderJob, RenderResult } from '../compose/render/render-protocol';
import { readJson } from '../files/read-json';
import { assetPath } from '../releases/asset-path';
import { readManifest } from '../releases/build-package';
import type { PackageBuild } from '../releases/package-build';
import { releaseFolder } from '../releases/release-folder';
import type { Workspace } from '../workspace';
import type { DevMoves } from './answer-dev-address';
import type { DevRemote, DevShell } from './dev-site';
import { fetchText } from './fetch-text';

/** Everything that pages under development are rendered from. */
export type DevSite = {
  workspace: Workspace;
  remotes: readonly DevRemote[];
  shell: DevShell;
  moves: DevMoves;
  /** Address of the development server of each package. */
  servers: ReadonlyMap<string, string>;
};

/** The composition of a page under development. */
export const composeDevPage = ({ remotes, shell }: DevSite, page: PageComposition['page']): PageComposition => ({
  shell: shell.version,
  remotes: remotes.map(({ composed }) => composed),
  scripts: shell.scripts,
  page,
});

/** Prerenders a page as compose does: in a process of its own, from the builds for Node as they stand now. */
export async function prerenderDevPage(site: DevSite, page: PlannedPage): Promise<RenderResult> {
  try {
    let result: RenderResult | undefined;
    const { stop } = await renderInProcess(await createDevJob(site, page), {}, (_index, rendered) => {
      result = rendered;
    });
    return result ?? { reason: stop?.reason ?? 'it was not rendered' };
  } catch (error) {
    // The shell does not load, or a development server has ended.
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

async function createDevJob(site: DevSite, planned: PlannedPage): Promise<RenderJob> {
  const { workspace, remotes, shell } = site;
  const names = remotesOf(planned);
  const drawing = remotes.filter(({ composed }) => names.includes(composed.name));
  const styles = (await Promise.all(listDrawn(planned).map((drawn) => readStyles(site, drawn)))).flat();
  // A page that is new was never composed: it has no posts yet.
  const posts = (await readJson(join(workspace.site, pagePostsPath(planned)), composedPostsSchema)) ?? planned.posts;
  const releases = [shell, ...remotes].flatMap(({ release }) => release ?? []);
  const origins = listAssetOrigins(releases);
  return {
    host: shell.node,
    remotes: Object.fromEntries(drawing.map(({ composed, node }) => [composed.name, node])),
    readable: [shell, ...drawing].map(({ node }) => dirname(node)),
    folders: Object.fromEntries([
      ...releases.map((release) => [release.remote, assetPath(release, '')]),
      ...Array.from(site.servers, ([name, address]) => [name, `${address}/`]),
    ]),
    basePath: '',
    composed: remotes.map(({ composed }) => composed),
    css: Object.fromEntries(styles),
    pages: [
      {
        location: routerAddress(planned),
        composition: composeDevPage(site, planned.page),
        assetOrigins: [...site.servers.values(), ...origins],
        connectOrigins: listConnectOrigins(remotes.map((remote) => remote.planned)),
        styles: styles.map(([href]) => href),
        posts,
      },
    ],
  };
}

/** Stylesheets with their addresses. A development server lets one wait until it has compiled what was saved. */
async function readStyles(
  { workspace, remotes, shell, servers }: DevSite,
  { remote, expose }: ReturnType<typeof listDrawn>[number],
): Promise<[string, string][]> {
  const address = servers.get(remote);
  if (address !== undefined) {
    const { exposes } = readManifest(await fetchText(`${address}/mf-manifest.json`), remote);
    return Promise.all(
      stylesOf(exposes, expose).map(async (name): Promise<[string, string]> => {
        const href = `${address}/${name}`;
        return [href, await fetchText(href)];
      }),
    );
  }
  const release = [shell, ...remotes].flatMap((one) => one.release ?? []).find((one) => one.remote === remote);
  if (!release) return [];
  const folder = join(releaseFolder(workspace, remote, release.version), 'web');
  return Promise.all(
    stylesOf(release.exposes, expose).map(
      async (name): Promise<[string, string]> => [assetPath(release, name), await readFile(join(folder, name), 'utf8')],
    ),
  );
}

const stylesOf = (exposes: PackageBuild['exposes'], expose: string): string[] => exposes[expose]?.styles ?? [];
