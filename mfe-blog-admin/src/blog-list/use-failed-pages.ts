import { useEffect, useState } from 'react';
import { type LeftOutPage, leftOutFile, leftOutSchema } from 'shared-config/contract/left-out';
import { readDocumentsSettings } from 'shared-config/posts/documents-settings';
import * as v from 'valibot';

/** How often (ms) the list asks again: the site is composed anew some seconds after a post was saved. */
const pollInterval = 5000;

/** The pages that the live site does without, while the list is on screen. */
export function useLeftOutPages(): readonly LeftOutPage[] {
  const [pages, setPages] = useState<readonly LeftOutPage[]>([]);
  useEffect(() => {
    let isShown = true;
    const ask = () =>
      fetchLeftOut().then((found) => {
        // An empty result is the usual one, and no reason to draw the list again.
        if (isShown) setPages((before) => (before.length === 0 && found.length === 0 ? before : found));
      });
    void ask();
    const timer = setInterval(ask, pollInterval);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, []);
  return pages;
}

async function fetchLeftOut(): Promise<readonly LeftOutPage[]> {
  const settings = readDocumentsSettings(document);
  // Elsewhere the tool does not stand in the site that is made of its documents.
  if (settings.kind !== 'embedded' || settings.origin !== undefined) return [];
  try {
    const response = await fetch(`/${leftOutFile}`);
    return response.ok ? v.parse(leftOutSchema, await response.json()).pages : [];
  } catch {
    // The list is complete without it, and asks again.
    return [];
  }
}
