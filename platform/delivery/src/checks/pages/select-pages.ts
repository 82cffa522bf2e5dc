import type { Release } from 'kit/contract/release';
import type { PlannedPage } from '../../compose/plan/planned-page';
import { hostName } from '../../workspace';

/**
 * The pages of a site that stand for a version: all of a remote, of its posts' pages the first, because whether the others
 * are good does not depend on it, and those of other remotes that show a part of it. The shell draws every page: its own, and one of each page module.
 */
export function selectPages({ remote }: Pick<Release, 'remote'>, pages: readonly PlannedPage[]): PlannedPage[] {
  const seen = new Set<string>();
  return pages.filter(({ location, owner, parts = [], posts }) => {
    const isShown = owner?.remote === remote || parts.some((part) => part.remote === remote);
    if (owner && remote !== hostName && !isShown) return false;
    const isOneEnough = owner && (remote === hostName || posts?.post !== undefined);
    const key = isOneEnough ? sourceOf(owner) : location;
    if ((!owner && remote !== hostName) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The file of the module that draws a page, relative to the checkout. */
export const sourceOf = (owner: PlannedPage['owner']): string =>
  owner ? `${owner.remote}/src/${owner.expose.replace(/^\.\//, '')}.tsx` : hostName;
