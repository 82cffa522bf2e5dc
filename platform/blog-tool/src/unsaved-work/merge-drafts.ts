import type { KeptDraft } from './kept-drafts';

/** A draft as the list offers it: where its newest state is, and who wrote it when that is somebody else. */
export type UnsavedDraft = KeptDraft & { place: 'browser' | 'server'; by: string };

/**
 * The drafts of browser and server as one list, the latest first. Of two under one key the browser's goes on from the server's:
 * `settleCopies` has seen to that, and what was listed of the server may be old by now.
 */
export function mergeDrafts(inBrowser: readonly KeptDraft[], onServer: readonly UnsavedDraft[]): UnsavedDraft[] {
  const merged = new Map(onServer.map((draft) => [draft.key, draft]));
  for (const kept of inBrowser) {
    if (merged.get(kept.key)?.keptAt !== kept.keptAt) merged.set(kept.key, { ...kept, place: 'browser', by: '' });
  }
  return [...merged.values()].sort((one, other) => other.keptAt.localeCompare(one.keptAt));
}
