import type { LeftOutPage } from 'kit/contract/left-out';
import { readDocumentsSettings } from 'kit/posts/documents-settings';
import { usePolled } from '../live-pages/use-polled';

const none: readonly LeftOutPage[] = [];

// The list does not wait for it.
const fetchFailedPages = () =>
  import(/* webpackChunkName: "unsaved-work" */ './fetch-failed-pages').then(
    (loaded) => loaded.fetchFailedPages(),
    () => none,
  );

/** Whether the site that the tool is part of is composed by its own server: then it says what it has left out. */
function hasServer(): boolean {
  const settings = readDocumentsSettings(document);
  return settings.kind === 'embedded' && settings.origin === undefined;
}

/** The pages that failed when the live site was composed, so that it was composed without them; asked for every 5 s. */
export const useFailedPages = (): readonly LeftOutPage[] =>
  usePolled(fetchFailedPages, 5000, () => !hasServer()) ?? none;
