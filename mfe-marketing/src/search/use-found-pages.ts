import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { fetchTexts } from './fetch-texts';
import type { Found, PageIndex } from './page-index';

/** The result for a query, which may be one that was typed a moment ago. */
export type Search = Found & {
  query: string;
  /** Whether texts are still to come. */
  isLoading: boolean;
  /** Whether some could not be loaded: pages are missing in what was found. */
  hasFailed: boolean;
};

/** An index of the texts at some addresses, once its code is there, and those that are in it or on their way. */
type KeptIndex = { addresses: string; index?: PageIndex; added: Map<string, Promise<void>> };

let kept: KeptIndex | undefined;

const nothing: Found = { pages: [], hasAll: false };

/** The index of some texts. It outlives the page, so that a later search finds it loaded. */
function keepIndex(texts: readonly string[]): KeptIndex {
  const addresses = texts.join(' ');
  if (kept?.addresses !== addresses) kept = { addresses, added: new Map() };
  return kept;
}

function addTexts(searched: KeptIndex, address: string): Promise<void> {
  const { added } = searched;
  const known = added.get(address);
  if (known) return known;
  // With the texts, not with the page: nobody searches before they are there.
  const adding = Promise.all([fetchTexts(address), import('./page-index')]).then(([pages, { createPageIndex }]) => {
    searched.index ??= createPageIndex();
    return searched.index.add(pages);
  });
  added.set(address, adding);
  adding.catch(() => added.delete(address));
  return adding;
}

/** Searches the texts of the site, which are loaded once the page is there. @param texts their addresses */
export function useFoundPages(query: string, texts: readonly string[]): Search {
  const searched = useMemo(() => keepIndex(texts), [texts]);
  const [progress, setProgress] = useState({ added: 0, failed: 0 });

  useEffect(() => {
    let isGone = false;
    const note = (what: 'added' | 'failed') => {
      if (!isGone) setProgress((before) => ({ ...before, [what]: before[what] + 1 }));
    };
    setProgress({ added: 0, failed: 0 });
    for (const address of texts) {
      addTexts(searched, address).then(
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
  }, [searched, texts]);

  // A key is shown at once; the results follow.
  const asked = useDeferredValue(query);
  const { added: ready, failed } = progress;
  const isLoading = ready + failed < texts.length;
  // All at once: a result that somebody is about to choose does not move.
  const found = useMemo(
    () => (isLoading ? nothing : (searched.index?.find(asked) ?? nothing)),
    [searched, asked, isLoading],
  );
  return { ...found, query: asked, isLoading, hasFailed: failed > 0 };
}
