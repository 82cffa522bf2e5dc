import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { fetchTexts } from './fetch-texts';
import { createPageIndex, type Found } from './page-index';

/** What was found for a query, which may be one that was typed a moment ago. */
export type Search = Found & {
  query: string;
  /** Whether texts are still to come. */
  isLoading: boolean;
  /** Whether some could not be loaded: pages are missing in what was found. */
  hasFailed: boolean;
};

// Whoever comes back to the search finds it as it was left.
const index = createPageIndex();
const added = new Map<string, Promise<void>>();

function addTexts(address: string): Promise<void> {
  const known = added.get(address);
  if (known) return known;
  const adding = fetchTexts(address).then((pages) => index.add(pages));
  added.set(address, adding);
  adding.catch(() => added.delete(address));
  return adding;
}

/** Searches the texts of the site, which are loaded once the page is there. @param texts their addresses */
export function useFoundPages(query: string, texts: readonly string[]): Search {
  const [progress, setProgress] = useState({ added: 0, failed: 0 });

  useEffect(() => {
    let isGone = false;
    const note = (what: 'added' | 'failed') => {
      if (!isGone) setProgress((before) => ({ ...before, [what]: before[what] + 1 }));
    };
    setProgress({ added: 0, failed: 0 });
    for (const address of texts) {
      addTexts(address).then(
        () => note('added'),
        (error: unknown) => {
          console.error(error);
          note('failed');
        },
      );
    }
    return () => {
      isGone = true;
    };
  }, [texts]);

  // A key is shown at once; what was found follows.
  const searched = useDeferredValue(query);
  const { added: ready, failed } = progress;
  // With each text that is added, more is found.
  const found = useMemo(() => ({ ...index.find(searched), ready }), [searched, ready]);
  return { ...found, query: searched, isLoading: ready + failed < texts.length, hasFailed: failed > 0 };
}
