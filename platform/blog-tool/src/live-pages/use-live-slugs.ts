import { useToolSite } from '../site/tool-site';
import { fetchLiveSlugs, isPartOfSite } from './fetch-page-posts';
import { usePolled } from './use-polled';

/**
 * The slugs of all posts that readers have; `undefined` while or where that is not known.
 * @param expected slugs that readers should have: it asks each second until all of them are there
 */
export function useLiveSlugs(expected: readonly string[]): ReadonlySet<string> | undefined {
  const site = useToolSite();
  const hasAll = (slugs: ReadonlySet<string> | undefined) =>
    !isPartOfSite() || expected.every((slug) => slugs?.has(slug));
  return usePolled(() => fetchLiveSlugs(site), 1000, hasAll);
}
