import type { Release } from 'kit/contract/release';
import { readVersions } from '../../notes/read-site';
import { readIfHere } from '../../releases/read-release';
import { hostName, type Workspace } from '../../workspace';
import { findParts } from '../plan/find-parts';
import type { PlannedPage } from '../plan/plan-pages';
import type { SiteInputs } from '../site-inputs';
import type { RenderedVersions } from './describe-page';
import { listCandidates } from './refuse-failures';
import type { FailedPage, RenderedPages } from './render-pages';

/**
 * Finds out whose fault it is that pages failed. What a page throws is no evidence: its team has written it. So each that may be the fault
 * of another remote, or of a shell that is about to go live, is rendered once more with what is live of those, or without the part where
 * that is live already. If it fails as well, the fault is its own.
 * @param render renders pages with other versions
 */
export async function attributeFailures(
  workspace: Workspace,
  inputs: Pick<SiteInputs, 'candidates' | 'versions'>,
  versions: RenderedVersions,
  failed: readonly FailedPage[],
  render: (versions: RenderedVersions, pages: readonly PlannedPage[]) => Promise<Pick<RenderedPages, 'failed'>>,
): Promise<FailedPage[]> {
  const candidates = listCandidates(inputs);
  const suspected = new Set(failed.flatMap(({ part }) => part?.remote ?? []));
  const isDoubtful = ({ page, part }: FailedPage) => {
    const others = candidates.includes(ownerOf(page)) ? [] : [hostName, ...remotesOfParts(page)];
    return part !== undefined || others.some((name) => candidates.includes(name));
  };
  const doubtful = failed.filter(isDoubtful);
  if (doubtful.length === 0) return [...failed];
  const former = await readFormerVersions(workspace, inputs, versions, suspected);
  const ownFaults = new Set<string>();
  for (const owner of new Set(doubtful.map(({ page }) => ownerOf(page)))) {
    const others = former?.(owner);
    if (!others) break;
    const pages = doubtful.map(({ page }) => page).filter((page) => ownerOf(page) === owner);
    const { failed: still } = await render(
      others,
      pages.map((page) => withPartsOf(others, page)),
    );
    for (const { page } of still) ownFaults.add(page.file);
  }
  return failed.map((one) => {
    if (!isDoubtful(one)) return one;
    const { page, code, reason } = one;
    if (ownFaults.has(page.file)) return { page, code, reason, isOwnFault: true };
    const part =
      one.part ??
      (candidates.includes(hostName) ? undefined : page.parts?.find(({ remote }) => candidates.includes(remote)));
    if (!part) return one;
    const team = versions.remotes.find(({ remote }) => remote === part.remote)?.team;
    return {
      page,
      code: 'part-does-not-render',
      reason: `the part ${part.expose} of ${part.remote} (team ${team}) does not: ${reason}`,
      brokenBy: part.remote,
    };
  });
}

/**
 * What is live, for pages that may be well with it: a remote's own version stays, and the candidates', and those of others that are
 * suspected, are the live ones. One of which the same version is live, or none, is not there: then its parts are not.
 * @returns the versions for the pages of a remote; `undefined` where no shell is live that could draw any
 */
export async function readFormerVersions(
  workspace: Workspace,
  inputs: Pick<SiteInputs, 'candidates' | 'versions'>,
  versions: RenderedVersions,
  suspected: ReadonlySet<string> = new Set(),
): Promise<((owner: string) => RenderedVersions) | undefined> {
  const candidates = listCandidates(inputs);
  const live = await readVersions(workspace.site);
  const readFormer = async (release: Release): Promise<Release | undefined> => {
    const { remote } = release;
    if (!candidates.includes(remote) && !suspected.has(remote)) return release;
    const version = live?.remotes.find(({ name }) => name === remote)?.version;
    return version === undefined || version === release.version ? undefined : readIfHere(workspace, remote, version);
  };
  const isHostLive = !candidates.includes(hostName) || live?.shell === versions.host.version;
  const host = isHostLive ? versions.host : live && (await readIfHere(workspace, hostName, live.shell));
  if (!host) return undefined;
  const remotes = await Promise.all(
    versions.remotes.map(async (release) => ({ release, former: await readFormer(release) })),
  );
  return (owner) => ({
    ...versions,
    host,
    remotes: remotes.flatMap(({ release, former }) => (release.remote === owner ? release : (former ?? []))),
  });
}

/** A page with what fills its slots in other versions. */
export const withPartsOf = ({ remotes }: RenderedVersions, { parts = [], ...page }: PlannedPage): PlannedPage => ({
  ...page,
  parts: findParts([...new Set(parts.map(({ slot }) => slot))], remotes),
});

/** The package that draws a page. */
export const ownerOf = ({ owner }: PlannedPage): string => owner?.remote ?? hostName;

const remotesOfParts = ({ parts = [] }: PlannedPage) => parts.map(({ remote }) => remote);
