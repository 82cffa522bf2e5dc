import { readLiveBasePath } from '../../compose/activate/live-base-path';
import { liveSite } from '../../compose/activate/switch-site';
import type { Workspace } from '../../workspace';
import type { lookAtPages, OpenedPages } from './look-at-pages';
import { foundByAxe, type PageFailure } from './refuse-page-failures';

/** Failures that releases answer for; and apart, `ofPosts`, faults in texts of staff, who may want to know of them. */
type JudgedFailures = { failures: PageFailure[]; ofPosts: PageFailure[] };

/**
 * Leaves out what axe finds in what staff wrote: no team can correct it in code. So it is what is found in the page of a post that is
 * live, and is found there too; a release that draws posts worse than what is live finds more, and answers for it.
 * @param check opens pages of a site
 */
export async function leaveOutLivePosts(
  workspace: Workspace,
  failures: readonly PageFailure[],
  opened: Pick<OpenedPages, 'browser' | 'connects'>,
  check: typeof lookAtPages,
): Promise<JudgedFailures> {
  const doubtful = failures.filter(({ post, reason }) => post !== undefined && reason.startsWith(foundByAxe));
  if (doubtful.length === 0 || (await liveSite(workspace)) === null) return { failures: [...failures], ofPosts: [] };
  const basePath = await readLiveBasePath(workspace);
  const pages = [...new Set(doubtful.map(({ location }) => basePath + location))].map((location) => ({
    location,
    source: '',
    isLinked: false,
  }));
  const live = await check(workspace, workspace.site, { ...opened, pages, paths: [], remotes: [] });
  const known = new Set(live.failures.map(({ location, reason }) => describe(location, reason)));
  const isLive = ({ location, reason }: PageFailure) => known.has(describe(basePath + location, reason));
  const ofPosts = doubtful.filter(isLive);
  return { failures: failures.filter((failure) => !ofPosts.includes(failure)), ofPosts };
}

/** Without the names of classes, which every build makes anew. */
const describe = (location: string, reason: string) => `${location} ${reason.replaceAll(/ class="[^"]*"/g, '')}`;
