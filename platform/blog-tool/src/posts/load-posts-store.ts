import { withTimeout } from 'kit/http/with-timeout';
import { type PostsStore, responseTimeout } from './posts-store';

/**
 * A store that is loaded by its first call. When it cannot be loaded that call rejects, and the next one loads it again.
 * @param load fetches its code
 */
export function loadPostsStore(load: () => Promise<PostsStore>): PostsStore {
  let loading: Promise<PostsStore> | undefined;
  const loaded = (): Promise<PostsStore> => {
    loading ??= withTimeout(load(), responseTimeout).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    list: async () => (await loaded()).list(),
    add: async (...post) => (await loaded()).add(...post),
    save: async (...post) => (await loaded()).save(...post),
    remove: async (id) => (await loaded()).remove(id),
    listTrash: async () => (await loaded()).listTrash(),
    restore: async (id) => (await loaded()).restore(id),
    deleteForGood: async (id) => (await loaded()).deleteForGood(id),
    keepVersions: async (...saves) => (await loaded()).keepVersions(...saves),
    listVersions: async (id) => (await loaded()).listVersions(id),
    keepDraft: async (...draft) => (await loaded()).keepDraft(...draft),
    listDrafts: async (post) => (await loaded()).listDrafts(post),
    deleteDraft: async (...draft) => (await loaded()).deleteDraft(...draft),
    links: async () => (await loaded()).links(),
    listAuthors: async () => (await loaded()).listAuthors(),
    saveAuthor: async (...author) => (await loaded()).saveAuthor(...author),
    deleteAuthor: async (id) => (await loaded()).deleteAuthor(id),
    isSlugTaken: async (...slug) => (await loaded()).isSlugTaken(...slug),
  };
}
