import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from 'shared-config/contract/release';
import { composeVersions } from '../compose/compose-versions';
import { planPages } from '../compose/plan/plan-pages';
import { type Candidate, type ComposeSettings, type SiteInputs, toolDocuments } from '../compose/site-inputs';
import { readLivePosts } from '../posts/live-posts';
import { readRegistry } from '../registry/open-registry';
import { liveVersions, promoteTo, withEntries } from '../registry/registry';
import { checkCompatibility } from '../releases/check-compatibility';
import { readRelease } from '../releases/read-release';
import { hostName, type Workspace } from '../workspace';
import { measureGrowth } from './check-byte-budget';
import { checkInBrowser } from './check-in-browser';
import { checkOrigin } from './check-origin';
import { checkHeads } from './pages/check-heads';
import { checkSecondRender } from './pages/check-second-render';
import { selectPages } from './pages/select-pages';

/** How versions are checked. */
export type CheckOptions = Pick<ComposeSettings, 'posts' | 'reportProgress'> & {
  /** Whether their pages are opened in a browser as well, where there is one. */
  inBrowser?: boolean | undefined;
};

/** What came of the checks of a version that passed. */
export type CheckOutcome = {
  /** Lines of a table with the bytes of scripts of each route, beside those of the live version. */
  sizes: string[];
  /** Checks that were left out, and why; for the history. */
  omitted: string[];
};

/**
 * Checks published versions, together, against what is live: paths, redirects, shared packages, origin, sizes, every page
 * prerendered on one site that is composed with all of them, with its head and once more in another environment, and opened
 * in a browser.
 * @returns the outcome of each, by name
 * @throws {DeliveryError | ContractError} naming what does not fit and what to do.
 */
export async function checkVersions(
  workspace: Workspace,
  candidates: readonly Candidate[],
  { inBrowser = false, ...settings }: CheckOptions = {},
): Promise<Map<string, CheckOutcome>> {
  const registry = await readRegistry(workspace);
  const live = liveVersions(registry);
  const versions = { ...live, ...Object.fromEntries(candidates.map(({ name, version }) => [name, version])) };
  const releases = await Promise.all(
    Object.entries(versions).map(([name, version]) => readRelease(workspace, name, version)),
  );
  const names = candidates.map(({ name }) => name);
  // As it would be with them: a version that is only published is refused by what stops it from going live.
  const changes = candidates.map(({ name, version }) => [name, promoteTo(version)(registry.packages[name])] as const);
  await checkCompatibility(workspace, withEntries(registry, Object.fromEntries(changes)), { names });
  const host = releases.find(({ remote }) => remote === hostName);
  const outcomes = new Map<string, CheckOutcome>(names.map((name) => [name, { sizes: [], omitted: [] }]));
  if (!host) {
    // The very first releases: there is no shell yet that pages could be seen in.
    for (const { omitted } of outcomes.values()) omitted.push('pages: there is no shell yet');
    return outcomes;
  }
  const checked = releases.filter(({ remote }) => names.includes(remote));
  for (const release of checked) await checkOrigin(release);
  // A new shell makes every route another size.
  for (const release of names.includes(hostName) ? releases : checked) {
    const sizes = await measureGrowth(workspace, release, host, live);
    outcomes.get(names.includes(release.remote) ? release.remote : hostName)?.sizes.push(...sizes);
  }
  const posts = settings.posts ?? (await readLivePosts(workspace));
  const inputs = { ...settings, registry, versions, posts, documents: toolDocuments(workspace), candidates };
  const remotes = releases.filter((release) => release !== host);
  const omitted = await checkPages(workspace, inputs, { host, remotes, checked }, inBrowser);
  for (const [name, reason] of omitted) outcomes.get(name)?.omitted.push(reason);
  return outcomes;
}

/** The releases of a site, and those of them that are checked. */
type CheckedReleases = { host: Release; remotes: readonly Release[]; checked: readonly Release[] };

/** Checks the pages of releases in a site that is composed with them. @returns why a browser was left out, by name */
async function checkPages(
  workspace: Workspace,
  inputs: SiteInputs,
  { host, remotes, checked }: CheckedReleases,
  inBrowser: boolean,
): Promise<Map<string, string>> {
  const site = await composeVersions(workspace, inputs);
  const leftOut = site.leftOut.map(({ location }) => location);
  const planned = planPages(remotes, inputs.posts, inputs.documents).pages;
  const whole = planned.filter(({ location }) => !leftOut.includes(location));
  const versions = checked.map((release) => ({ release, pages: selectPages(release, whole) }));
  const rendered = await Promise.all(
    [...new Set(versions.flatMap(({ pages }) => pages))].map(async (page) => ({
      page,
      html: await readFile(join(workspace.sites, site.id, page.file), 'utf8'),
    })),
  );
  checkHeads(rendered);
  await checkSecondRender(workspace, { host, remotes }, rendered);
  if (!inBrowser) return new Map(checked.map(({ remote }) => [remote, 'browser: --no-browser']));
  return checkInBrowser(workspace, { site: site.id, host, versions });
}
