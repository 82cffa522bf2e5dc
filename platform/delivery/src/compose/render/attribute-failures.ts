import type { Release } from 'kit/contract/release';
import { patternCovers } from 'kit/contract/route-pattern';
import { readIfHere } from '../../releases/read-release';
import { hostName, type Workspace } from '../../workspace';
import { findParts } from '../plan/find-parts';
import type { PlannedPage } from '../plan/planned-page';
import { readDefinitionIn } from '../plan/read-site-definition';
import { readVersions } from '../plan/read-versions';
import { listCandidates, type SiteInputs } from '../site-inputs';
import type { RenderedVersions } from './describe-page';
import type { FailedPage, RenderedPages } from './render-pages';

/**
 * Finds out whose fault it is that pages failed. The error of a page is no evidence: its team has written it. So a page whose failure may be
 * the fault of another remote, or of a shell that is about to go live, is rendered again:
 * 1. without the parts of others, and with the live shell. If it fails as well, the fault is its own.
 * 2. with all parts, and with the live shell. If it does not fail any more, the fault is the new shell's.
 * 3. without each part in turn. The fault is that of the part without which the page does not fail.
 * 4. with the live versions of all, where either page or part is about to go live and the other is not. If it fails as well, the new version
 *    is not at fault.
 * @param render renders pages with other versions, none of them taken from the store: what is live may have begun to fail
 */
export async function attributeFailures(
  workspace: Workspace,
  inputs: Pick<SiteInputs, 'candidates' | 'versions'>,
  versions: RenderedVersions,
  failed: readonly FailedPage[],
  render: (versions: RenderedVersions, pages: readonly PlannedPage[]) => Promise<Pick<RenderedPages, 'failed'>>,
): Promise<FailedPage[]> {
  const candidates = listCandidates(inputs);
  const isNew = (name: string) => candidates.includes(name);
  const doubtful = failed
    .map(({ page }) => page)
    .filter((page) => othersOf(page).length > 0 || (isNew(hostName) && !isNew(ownerOf(page))));
  if (doubtful.length === 0) return [...failed];
  const former = await readFormerVersions(workspace, inputs, versions);
  const { host, definition } = former ?? versions;
  const formerHost = { ...versions, host, definition };
  /** Renders pages with versions that are made of others. @returns the files of those that fail */
  const findFailing = async (
    pages: readonly PlannedPage[],
    choose: (versions: RenderedVersions, owner: string) => RenderedVersions,
  ) => {
    const failing = new Set<string>();
    for (const owner of new Set(pages.map(ownerOf))) {
      // A new page may need the shell that goes live with it.
      const chosen = choose(isNew(owner) ? versions : formerHost, owner);
      const some = pages.filter((page) => ownerOf(page) === owner).map((page) => withPartsOf(chosen, page));
      for (const { page } of (await render(chosen, some)).failed) failing.add(page.file);
    }
    return failing;
  };

  const ownFaults = await findFailing(doubtful, (some, owner) => withoutParts(some, (name) => name !== owner));
  let undecided = doubtful.filter(({ file }) => !ownFaults.has(file));
  if (formerHost.host !== versions.host) {
    const failing = await findFailing(
      undecided.filter((page) => !isNew(ownerOf(page))),
      (some) => some,
    );
    undecided = undecided.filter((page) => isNew(ownerOf(page)) || failing.has(page.file));
  }
  undecided = undecided.filter((page) => othersOf(page).length > 0);

  const culprits = new Map<string, string>();
  // Releases that are about to go live first: a part that is well by itself may fail beside it, and another beside that.
  const suspects = [...new Set(undecided.flatMap(othersOf))].toSorted(
    (one, other) => Number(isNew(other)) - Number(isNew(one)),
  );
  for (const suspect of suspects) {
    const shown = undecided.filter((page) => {
      const others = othersOf(page);
      return others.length > 1 && others.includes(suspect) && !culprits.has(page.file);
    });
    const failing = await findFailing(shown, (some) => withoutParts(some, (name) => name === suspect));
    for (const { file } of shown) if (!failing.has(file)) culprits.set(file, suspect);
  }
  const culpritOf = (page: PlannedPage) =>
    culprits.get(page.file) ?? othersOf(page).find(isNew) ?? othersOf(page)[0] ?? ownerOf(page);

  const disputed = undecided.filter((page) => isNew(ownerOf(page)) !== isNew(culpritOf(page)));
  const live = disputed.flatMap((page) => asDrawnBy(former?.remotes, page) ?? []);
  const isLive = ({ file }: PlannedPage) => live.some((page) => page.file === file);
  const failingLive = await findFailing(live, (some) => former ?? some);
  const isExcused = (page: PlannedPage) => disputed.includes(page) && failingLive.has(page.file);

  return failed.map((one) => {
    const { page, reason } = one;
    if (ownFaults.has(page.file)) return { ...one, isOwnFault: true };
    if (!undecided.includes(page)) return one;
    const remote = culpritOf(page);
    // With what is live of the page, the part does not fail: it is given something else now.
    if (isNew(ownerOf(page)) && disputed.includes(page) && isLive(page) && !failingLive.has(page.file))
      return { ...one, isOwnFault: true };
    const expose = page.parts?.find((part) => part.remote === remote)?.expose;
    const team = versions.remotes.find((release) => release.remote === remote)?.team;
    return {
      page,
      code: 'part-does-not-render',
      reason: `the part ${expose} of ${remote} (team ${team}) does not: ${reason}`,
      brokenBy: remote,
      ...(isExcused(page) && { isOwnFault: true as const }),
    };
  });
}

/**
 * The versions with which a page that failed is tried once more: each candidate in its live version, and with another shell the definition
 * of the live site. A candidate whose live version is the same, or that has none, is left out, and its parts with it.
 * @returns `undefined` where no shell is live that could draw any
 */
export async function readFormerVersions(
  workspace: Workspace,
  inputs: Pick<SiteInputs, 'candidates' | 'versions'>,
  versions: RenderedVersions,
): Promise<RenderedVersions | undefined> {
  const candidates = listCandidates(inputs);
  const live = await readVersions(workspace.site);
  const readFormer = async (release: Release): Promise<Release | undefined> => {
    const { remote } = release;
    if (!candidates.includes(remote)) return release;
    const version = live?.remotes.find(({ name }) => name === remote)?.version;
    return version === undefined || version === release.version ? undefined : readIfHere(workspace, remote, version);
  };
  const isHostLive = !candidates.includes(hostName) || live?.shell === versions.host.version;
  const host = isHostLive ? versions.host : live && (await readIfHere(workspace, hostName, live.shell));
  if (!host) return undefined;
  const definition = isHostLive
    ? versions.definition
    : ((await readDefinitionIn(workspace.site)) ?? versions.definition);
  const remotes = await Promise.all(versions.remotes.map(readFormer));
  return { ...versions, host, definition, remotes: remotes.filter((release) => release !== undefined) };
}

/** A page with other versions of the parts in its slots. */
export const withPartsOf = ({ remotes }: RenderedVersions, { parts = [], ...page }: PlannedPage): PlannedPage => ({
  ...page,
  parts: findParts([...new Set(parts.map(({ slot }) => slot))], remotes),
});

/** Versions of which some remotes fill no slots: these show their fallback. */
export const withoutParts = (versions: RenderedVersions, isLeftOut: (remote: string) => boolean): RenderedVersions => ({
  ...versions,
  remotes: versions.remotes.map(({ parts, ...release }) =>
    parts && !isLeftOut(release.remote) ? { ...release, parts } : release,
  ),
});

/** The package that draws a page. */
export const ownerOf = ({ owner }: PlannedPage): string => owner?.remote ?? hostName;

/** The other remotes that have a part in a page. */
export const othersOf = (page: PlannedPage): string[] => [
  ...new Set((page.parts ?? []).map(({ remote }) => remote).filter((name) => name !== ownerOf(page))),
];

/** A page as releases draw it, which may have another module for its address; `undefined` where they have no page there. */
export function asDrawnBy(remotes: readonly Release[] = [], page: PlannedPage): PlannedPage | undefined {
  const { owner } = page;
  if (!owner) return page;
  const [address = ''] = page.location.split('?');
  const { routes = [] } = remotes.find(({ remote }) => remote === owner.remote) ?? {};
  const covers = ({ path, aliases = [] }: Release['routes'][number]) =>
    [path, ...aliases].some((one) => patternCovers(one, address));
  const route = routes.find(({ path }) => path === address) ?? routes.find(covers);
  return route && { ...page, owner: { ...owner, expose: route.expose } };
}
