import { FirebaseError } from 'firebase/app';
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  query,
  runTransaction,
  where,
} from 'firebase/firestore/lite';
import { postsCollection } from 'shared-config/posts/post';
import { withTimeout } from 'shared-config/with-timeout';
import { fromPlainFields, type PlainFields, toPlainFields } from './plain-values';
import { readStoredPost, type StoredPost } from './stored-post';

/** Where posts are kept. Every call rejects when there is no response within 15 s. */
export type PostsStore = {
  /** All documents in one query (specification §7), whatever they hold. */
  list: () => Promise<StoredPost[]>;
  /** @returns the id of the new document */
  add: (fields: PlainFields) => Promise<string>;
  /**
   * Overwrites a document, unless somebody else has changed it since.
   * @param since the version that was edited
   * @throws {PostConflictError} with what is stored now, and then nothing was written.
   */
  save: (id: string, fields: PlainFields, since: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Whether a post has this slug. @param exceptId a post that may have it */
  isSlugTaken: (slug: string, exceptId?: string) => Promise<boolean>;
};

/** A post that was changed or deleted by somebody else while it was edited here. */
export class PostConflictError extends Error {
  override readonly name = 'PostConflictError';

  constructor(
    id: string,
    /** What is stored now; absent when it was deleted. */
    readonly theirs: StoredPost | undefined,
  ) {
    super(`Post ${id} was ${theirs ? 'changed' : 'deleted'} by somebody else. Choose which version to keep`);
  }
}

/** In ms. The SDK has no timeout of its own and takes no abort signal (firestore-lite protocol, trap b). */
const responseTimeout = 15_000;

/** How many documents are parsed before the page may paint again. */
const parseBatch = 200;

/**
 * Posts in Firestore, or in whatever speaks its protocol.
 * @param onRefused called when the store refuses a call: the session has ended, or the account is not staff
 */
export function createPostsStore(database: Firestore, onRefused: () => void = () => {}): PostsStore {
  const posts = collection(database, postsCollection);
  const call = <Value>(result: Promise<Value>, action: string) =>
    withTimeout(result, responseTimeout, () => timeoutError(action)).catch((error: unknown) => {
      // Not FirestoreError: the SDK sets the prototype of its errors to this one.
      if (error instanceof FirebaseError && ['unauthenticated', 'permission-denied'].includes(error.code)) onRefused();
      throw error;
    });
  return {
    list: async () => {
      const { docs } = await call(getDocs(posts), 'reading the posts');
      const read: StoredPost[] = [];
      for (const [index, document] of docs.entries()) {
        if (index > 0 && index % parseBatch === 0) await new Promise((resolve) => setTimeout(resolve));
        read.push(readStoredPost(document.id, toPlainFields(document.data())));
      }
      return read;
    },
    add: async (fields) => (await call(addDoc(posts, fromPlainFields(fields, database)), 'adding the post')).id,
    save: (id, fields, since) =>
      call(
        // The transaction's commit carries the update time of what it read as a precondition, so that nothing can come
        // between the comparison and the write (firestore-lite protocol, trap e).
        runTransaction(database, async (transaction) => {
          const stored = await transaction.get(doc(posts, id));
          const theirs = stored.exists() ? readStoredPost(id, toPlainFields(stored.data())) : undefined;
          if (theirs?.version !== since) throw new PostConflictError(id, theirs);
          transaction.set(doc(posts, id), fromPlainFields(fields, database));
        }),
        `saving post ${id}`,
      ),
    remove: (id) => call(deleteDoc(doc(posts, id)), `deleting post ${id}`),
    isSlugTaken: async (slug, exceptId) => {
      const { docs } = await call(getDocs(query(posts, where('slug', '==', slug))), `looking for the slug ${slug}`);
      return docs.some(({ id }) => id !== exceptId);
    },
  };
}

const timeoutError = (action: string) =>
  new Error(`No response within ${responseTimeout / 1000} s while ${action}. Check the connection and try again`);
