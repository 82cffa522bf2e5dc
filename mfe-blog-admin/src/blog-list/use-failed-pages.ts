import { type LeftOutPage, leftOutFile, leftOutSchema } from 'shared-config/contract/left-out';
import { readDocumentsSettings } from 'shared-config/posts/documents-settings';
import { withBase } from 'shared-config/site';
import * as v from 'valibot';
import { usePolled } from '../live-pages/use-polled';

const none: readonly LeftOutPage[] = [];

/** Whether the site that the tool is part of is composed by its own server: then it says what it has left out. */
function hasServer(): boolean {
  const settings = readDocumentsSettings(document);
  return settings.kind === 'embedded' && settings.origin === undefined;
}

/** The pages that failed when the live site was composed, so that it was composed without them; asked for every 5 s. */
export const useFailedPages = (): readonly LeftOutPage[] =>
  usePolled(fetchFailedPages, 5000, () => !hasServer()) ?? none;

async function fetchFailedPages(): Promise<readonly LeftOutPage[]> {
  try {
    const response = await fetch(withBase(`/${leftOutFile}`));
    return response.ok ? v.parse(leftOutSchema, await response.json()).pages : none;
  } catch {
    // The list works without it, and asks again.
    return none;
  }
}
