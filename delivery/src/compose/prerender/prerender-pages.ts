import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ComposedRemote,
  type Composition,
  compositionElement,
  serialiseInline,
} from 'shared-config/contract/composition';
import type { Release } from 'shared-config/contract/release';
import { DeliveryError } from '../../delivery-error';
import { finishAll } from '../../files/finish-all';
import { assetPath, integrityOf } from '../../releases/asset-path';
import { hostStart } from '../../releases/build-package';
import { releaseFolder } from '../../releases/read-release';
import { hostName, type Workspace } from '../../workspace';
import type { LastGoodPage } from '../left-out/last-good-page';
import type { FailedPage } from '../left-out/leave-out';
import type { PlannedPage } from '../plan-pages';
import { openPageCache } from './page-cache';
import type { PageFacts } from './read-page';
import type { RenderJob } from './render-protocol';
import type { Renderer } from './renderer';

/** A site about to be composed. */
export type SitePages = {
  id: string;
  host: Release;
  remotes: readonly Release[];
  composed: ComposedRemote[];
  pages: readonly PlannedPage[];
  /** Pages that stay as they are, by file. */
  kept: ReadonlyMap<string, LastGoodPage>;
};

/** What the pages say of themselves, by file; how many had to be rendered, the others were taken over; which failed. */
export type PrerenderedPages = { facts: Map<string, PageFacts>; rendered: number; failed: FailedPage[] };

/**
 * The HTML of every page. A page is rendered when its own remote, the shell or its posts have changed; another takes
 * over what it was, with this composition's versions in place of the former ones.
 * @param failures why pages failed before, by their inputs: those are not tried again; new ones are added
 * @param onPage called with each page as soon as it is there, so that writing some does not wait for rendering others
 */
export async function prerenderPages(
  workspace: Workspace,
  renderer: Renderer,
  site: SitePages,
  failures: Map<string, string>,
  onPage: (file: string, html: string) => void,
): Promise<PrerenderedPages> {
  const { pages, kept } = site;
  // Who takes over every page does not wait for the parser.
  const loadParser = () => import('./read-page');
  const cache = openPageCache(workspace);
  const facts = new Map<string, PageFacts>();
  const keep = (file: string, html: string, ofPage: PageFacts) => {
    facts.set(file, ofPage);
    onPage(file, html);
  };
  const failed: FailedPage[] = [];
  for (const [file, { html }] of kept) keep(file, html, (await loadParser()).readPage(html));
  const described = await Promise.all(
    pages.filter(({ file }) => !kept.has(file)).map((page) => describeInputs(workspace, site, page)),
  );
  const read = await Promise.all(described.map(async (one) => ({ ...one, known: await cache.read(one.key) })));
  const missing = new Map<string, (typeof read)[number]>();
  const cached: (typeof read)[number][] = [];
  for (const one of read) {
    const failure = failures.get(one.key);
    if (failure !== undefined) failed.push({ page: one.page, reason: failure });
    else if (one.known) cached.push(one);
    else missing.set(one.page.file, one);
  }
  const writing: Promise<void>[] = [];
  const fail = (file: string, reason: string) => {
    const one = missing.get(file);
    if (!one) return;
    failures.set(one.key, reason);
    failed.push({ page: one.page, reason });
  };
  const take = (file: string, html: string, { fault, ...ofPage }: PageFacts) => {
    const one = missing.get(file);
    if (!one) return;
    if (fault) return fail(file, fault);
    keep(file, html, ofPage);
    const work = cache.write(one.key, html, ofPage);
    // A failure is met below, once rendering has ended; until then nobody listens to it.
    work.catch(() => {});
    writing.push(work);
  };
  const render = async () => {
    const { readPage } = await loadParser();
    const onPage = (file: string, html: string) => take(file, html, readPage(html));
    await renderer.render(describeJob(workspace, site, [...missing.values()]), { onPage, onFailure: fail });
  };
  const rendering = missing.size > 0 ? render() : undefined;
  for (const { request, known } of cached)
    if (known) keep(request.file, pinComposition(known.html, request.composition), known.facts);
  await rendering;
  await finishAll(writing);
  await cache.prune();
  return { facts, rendered: missing.size, failed };
}

type PageRequest = RenderJob['pages'][number];

async function describeInputs(workspace: Workspace, site: SitePages, page: PlannedPage) {
  const { host, remotes } = site;
  const owner = remotes.find(({ remote }) => remote === page.owner?.remote);
  const key = JSON.stringify([
    host.version,
    owner?.version ?? null,
    page.owner?.expose ?? null,
    page.page,
    page.posts ?? null,
    // Named in the policy of every page.
    remotes.map(({ origin }) => origin ?? null),
  ]);
  return { page, key, request: await describePage(workspace, site, page, owner) };
}

function describeJob(
  workspace: Workspace,
  { host, remotes }: SitePages,
  pages: readonly { request: PageRequest }[],
): RenderJob {
  const nodeEntry = (release: Release) =>
    join(releaseFolder(workspace, release.remote, release.version), 'node', release.entries.node);
  return {
    host: nodeEntry(host),
    remotes: Object.fromEntries(remotes.map((release) => [release.remote, nodeEntry(release)])),
    pages: pages.map(({ request }) => request),
  };
}

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
    throw new DeliveryError(
      'build-incomplete',
      `${hostName}/release.json`,
      `it has no "${hostStart}"`,
      'Release the shell again',
    );
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
  const module = owner ? `${owner.remote}/${owner.expose.replace(/^\.\//, '')}` : hostName;
  return { location, file, module, composition: { id, remotes: composed, scripts, page }, styles, posts };
}
