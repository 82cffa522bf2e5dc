import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSiteIndex, siteIndexFile } from 'kit/contract/site-index';
import { readRegistry } from '../registry/open-registry';
import { retiredGone, retiredRedirects } from '../registry/registry';
import type { Workspace } from '../workspace';
import { answerDevAddress, type DevMoves } from './answer-dev-address';
import type { DevRemote } from './dev-site';

/**
 * The redirects, and the addresses that are given up, of the remotes as they are developed and of those that were retired; and
 * the former addresses of the posts of the live site.
 */
export async function readDevMoves(
  workspace: Workspace,
  remotes: readonly Pick<DevRemote, 'planned'>[],
): Promise<DevMoves> {
  const registry = await readRegistry(workspace);
  const planned = remotes.map((remote) => remote.planned);
  const file = join(workspace.site, siteIndexFile);
  const live = parseSiteIndex(JSON.parse(await readFile(file, 'utf8')), file);
  // Every other redirect of the live site has its remote, which may do without it by now.
  const ofPosts = Object.entries(live.redirects).filter(
    ([address]) => answerDevAddress(remotes, { redirects: {}, gone: [] }, address).status === 200,
  );
  return {
    redirects: Object.assign(
      Object.fromEntries(ofPosts),
      ...Object.values(retiredRedirects(registry)),
      ...planned.map(({ redirects }) => redirects),
    ),
    gone: [...planned.flatMap(({ gone = [] }) => gone), ...retiredGone(registry)],
  };
}
