import type { KeptDraft } from './kept-drafts';

/** A draft as the list offers it: where its newest state is, and who wrote it when that is somebody else. */
export type UnsavedDraft = KeptDraft & { place: 'browser' | 'server'; by: string };

/** The drafts of browser and server as one list, the latest first: of two under one key, the newer one. */
export function mergeDrafts(inBrowser: readonly KeptDraft[], onServer: readonly UnsavedDraft[]): UnsavedDraft[] {
  const merged = new Map(onServer.map((draft) => [draft.key, draft]));
  for (const kept of inBrowser) {
    const other = merged.get(kept.key);
    if (!other || other.keptAt < kept.keptAt) merged.set(kept.key, { ...kept, place: 'browser', by: '' });
  }
  return [...merged.values()].sort((one, other) => other.keptAt.localeCompare(one.keptAt));
}
