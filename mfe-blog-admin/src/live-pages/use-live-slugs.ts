import { useEffect, useState } from 'react';
import { fetchLiveSlugs, isPartOfSite } from './fetch-page-posts';

/** Time in ms between two requests while a post waits for the site. */
const pollInterval = 1000;

/**
 * The slugs of all posts that readers have; `undefined` while or where that is not known.
 * @param expected slugs that readers should have: it asks again until all of them are there
 */
export function useLiveSlugs(expected: readonly string[]): ReadonlySet<string> | undefined {
  const [slugs, setSlugs] = useState<ReadonlySet<string>>();
  const isComplete = slugs !== undefined && expected.every((slug) => slugs.has(slug));
  const isNeeded = expected.length > 0 && !isComplete;
  useEffect(() => {
    if (!isNeeded || !isPartOfSite()) return;
    let isCancelled = false;
    let timer: ReturnType<typeof setTimeout>;
    const request = async () => {
      const found = await fetchLiveSlugs();
      if (isCancelled) return;
      if (found) setSlugs(found);
      timer = setTimeout(request, pollInterval);
    };
    void request();
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [isNeeded]);
  return slugs;
}
