import type { PlainFields } from '../posts/plain-values';
import type { PostsStore } from '../posts/posts-store';
import { DraftChangedError } from './draft-changed-error';

/** The drafts of a server, in memory, and the calls of the posts store for them. For tests alone. */
export function createDraftDocuments() {
  const documents = new Map<string, PlainFields>();
  const store: Pick<PostsStore, 'keepDraft' | 'listDrafts' | 'deleteDraft'> = {
    keepDraft: async (key, fields, isReplaceable) => {
      const stored = documents.get(key);
      if (stored && isReplaceable?.(stored) === false) throw new DraftChangedError(key);
      documents.set(key, { ...stored, ...fields });
    },
    listDrafts: async () => [...documents].map(([key, fields]) => ({ key, fields, by: '' })),
    deleteDraft: async (key, isReplaceable) => {
      const stored = documents.get(key);
      if (stored && isReplaceable(stored)) documents.delete(key);
    },
  };
  return { documents, store };
}
