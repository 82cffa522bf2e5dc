import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ComposedRemote,
  type Composition,
  compositionElement,
  serialiseInline,
} from 'shared-config/contract/composition';
import type { Release } from 'shared-config/contract/release';
import { assetPath, integrityOf } from './asset-path';
import { hostStart } from './build-package';
import { DeliveryError } from './delivery-error';
import { openPageCache } from './page-cache';
import type { PlannedPage } from './plan-pages';
import { releaseFolder } from './publish-release';
import type { RenderJob } from './render-protocol';
import type { Renderer } from './renderer';
import { hostName, type Workspace } from './workspace';

/** A site about to be composed. */
export type SitePages = {
  id: string;
  host: Release;
  remotes: readonly Release[];
  composed: ComposedRemote[];
  pages: readonly PlannedPage[];
};

/** Pages by file; `rendered` counts those that had to be rendered, the others were taken over. */
export type PrerenderedPages = { html: Map<string, string>; rendered: number };

/**
 * The HTML of every page. A page is rendered when its own remote, the shell or its posts have changed; another takes
 * over what it was, with this composition's versions in place of the former ones.
 * @param onPage called with each page as soon as it is there, so that writing some does not wait for rendering others
 */
export async function prerenderPages(
  workspace: Workspace,
  renderer: Renderer,
  site: SitePages,
  onPage: (file: string, html: string) => void,
): Promise<PrerenderedPages> {
  const { host, remotes, pages } = site;
  const cache = openPageCache(workspace);
  const html = new Map<string, string>();
  const keep = (file: string, page: string) => {
    html.set(file, page);
    onPage(file, page);
  };
  const described = await Promise.all(
    pages.map(async (page) => {
      const owner = remotes.find(({ remote }) => remote === page.owner?.remote);
      const inputs = [
        host.version,
        owner?.version ?? null,
        page.owner?.expose ?? null,
        page.page,
        page.posts ?? null,
        // Named in the policy of every page.
        remotes.map(({ origin }) => origin ?? null),
      ];
      const request = await describePage(workspace, site, page, owner);
      return { request, inputs, known: await cache.read(inputs) };
    }),
  );
  const missing = described.filter(({ known }) => known === undefined);
  const rendering =
    missing.length > 0
      ? render(
          workspace,
          renderer,
          site,
          missing.map(({ request }) => request),
        )
      : new Map<string, string>();
  for (const { request, known } of described)
    if (known !== undefined) keep(request.file, pinComposition(known, request.composition));
  const rendered = await rendering;
  for (const { request, inputs } of missing) {
    const page = rendered.get(request.file);
    if (page === undefined) continue;
    keep(request.file, page);
    await cache.write(inputs, page);
  }
  await cache.prune();
  return { html, rendered: missing.length };
}

function render(workspace: Workspace, renderer: Renderer, { host, remotes }: SitePages, pages: PageRequest[]) {
  const nodeEntry = (release: Release) =>
    join(releaseFolder(workspace, release.remote, release.version), 'node', release.entries.node);
  return renderer.render({
    host: nodeEntry(host),
    remotes: Object.fromEntries(remotes.map((release) => [release.remote, nodeEntry(release)])),
    pages,
  });
}

type PageRequest = RenderJob['pages'][number];

/** Puts another composition in the place of the one that a page was rendered in. */
function pinComposition(html: string, composition: Composition): string {
  const start = html.indexOf(compositionElement.before) + compositionElement.before.length;
  const end = html.indexOf(compositionElement.after, start);
  return html.slice(0, start) + serialiseInline(composition) + html.slice(end);
}

async function describePage(
  workspace: Workspace,
  { id, host, composed }: SitePages,
  { location, file, page, owner, posts }: PlannedPage,
  release: Release | undefined,
): Promise<PageRequest> {
  const start = host.exposes[hostStart];
  if (!start)
    throw new DeliveryError(`${hostName}/release.json`, `it has no "${hostStart}"`, 'Release the shell again');
  const expose = owner && release?.exposes[owner.expose];
  const script = (from: Release, name: string) => ({ src: assetPath(from, name), integrity: integrityOf(from, name) });
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
  return { location, file, composition: { id, remotes: composed, scripts, page }, styles, posts };
}
