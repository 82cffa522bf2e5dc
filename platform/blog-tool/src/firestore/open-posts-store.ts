import type { DocumentsSettings } from 'kit/posts/documents-settings';
import type { PostsStore } from '../posts/posts-store';
import { createPostsStore } from './create-posts-store';
import { openFirestore } from './open-firestore';
import type { Account } from './stored-drafts';

/**
 * The posts of a page's documents store.
 * @param pageOrigin where the embedded server is unless the settings say so
 * @param onRefused called when the store refuses a call: the session has ended, or the account is not staff
 * @param readAccount reads the account of the user
 */
export const openPostsStore = (
  settings: DocumentsSettings,
  pageOrigin: string,
  onRefused?: () => void,
  readAccount?: () => Account,
): PostsStore => createPostsStore(openFirestore(settings, pageOrigin), onRefused, readAccount);
