import { useEffect, useState } from 'react';
import { type LeftOutPage, leftOutFile, leftOutSchema } from 'shared-config/contract/left-out';
import { readDocumentsSettings } from 'shared-config/posts/documents-settings';
import * as v from 'valibot';

/** Time in ms between two requests: the site is composed again within seconds after a post was saved. */
const pollInterval = 5000;

/** The pages that failed when the live site was composed, so that it was composed without them; asked for repeatedly. */
export function useFailedPages(): readonly LeftOutPage[] {
  const [pages, setPages] = useState<readonly LeftOutPage[]>([]);
  useEffect(() => {
    let isCancelled = false;
    const request = () =>
      fetchFailedPages().then((found) => {
        // Empty is the usual result, and no reason to render the list again.
        if (!isCancelled) setPages((before) => (before.length === 0 && found.length === 0 ? before : found));
      });
    void request();
    const timer = setInterval(request, pollInterval);
    return () => {
      isCancelled = true;
      clearInterval(timer);
    };
  }, []);
  return pages;
}

async function fetchFailedPages(): Promise<readonly LeftOutPage[]> {
  const settings = readDocumentsSettings(document);
  // Only the embedded server composes the site that the tool itself is part of.
  if (settings.kind !== 'embedded' || settings.origin !== undefined) return [];
  try {
    const response = await fetch(`/${leftOutFile}`);
    return response.ok ? v.parse(leftOutSchema, await response.json()).pages : [];
  } catch {
    // The list works without it, and asks again.
    return [];
  }
}
