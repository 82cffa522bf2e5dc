import { fetchLiveSlugs, isPartOfSite } from './fetch-page-posts';
import { usePolled } from './use-polled';

/**
 * The slugs of all posts that readers have; `undefined` while or where that is not known.
 * @param expected slugs that readers should have: it asks each second until all of them are there
 */
export const useLiveSlugs = (expected: readonly string[]): ReadonlySet<string> | undefined =>
  usePolled(fetchLiveSlugs, 1000, (slugs) => !isPartOfSite() || expected.every((slug) => slugs?.has(slug)));
