import { FirebaseError } from 'firebase/app';
import {
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  getDocs,
  query,
  runTransaction,
  type Transaction,
  where,
} from 'firebase/firestore/lite';
import { postsCollection } from 'shared-config/posts/post';
import { slugsCollection } from 'shared-config/posts/slug';
import { withTimeout } from 'shared-config/with-timeout';
import * as v from 'valibot';
import { keepVersions, listVersions } from './kept-versions';
import { fromPlainFields, type PlainFields, toPlainFields } from './plain-values';
import { readStoredPost, type StoredPost } from './stored-post';
import { deleteForGood, listTrash, moveToTrash, restoreFromTrash, type TrashedPost } from './trash';

/** What a save of a post is about besides its fields. */
export type SaveOptions = {
  /** `updatedAt` of each save that this form sent before: where one of them is stored, its response was lost. */
  attempts?: readonly string[];
  /** The slug to reserve for the post, in the same commit; a draft reserves none. */
  slug?: string | undefined;
};

/** Where posts are kept. Every call rejects when there is no response within 15 s. */
export type PostsStore = {
  /** All documents in one query (specification §7), whatever they hold. */
  list: () => Promise<StoredPost[]>;
  /**
   * Adds a document that must not exist yet.
   * @param options its id, which was chosen once: sent twice, it is stored once; by default a new id
   * @returns the id
   * @throws {PostConflictError} when there is another document of that id.
   * @throws {SlugTakenError} when another post has reserved the slug; then nothing was written.
   */
  add: (fields: PlainFields, options?: SaveOptions & { id?: string }) => Promise<string>;
  /**
   * Overwrites a document, unless somebody else has changed it since.
   * @param since the version that was edited
   * @throws {PostConflictError} with what is stored now, and then nothing was written.
   * @throws {SlugTakenError} when another post has reserved the slug; then nothing was written.
   */
  save: (id: string, fields: PlainFields, since: string, options?: SaveOptions) => Promise<void>;
  /** Moves a post to the trash: readers do not see it from then on. @throws {Error} when the trash is full. */
  remove: (id: string) => Promise<void>;
  /** The posts in the trash, the one that was put there last first. */
  listTrash: () => Promise<TrashedPost[]>;
  /** Takes a post out of the trash, as a draft. @returns what is stored now */
  restore: (id: string) => Promise<StoredPost>;
  /** Deletes a post of the trash with its versions. It cannot be brought back. */
  deleteForGood: (id: string) => Promise<void>;
  /** Keeps saves of a post as its versions, in a commit of its own. */
  keepVersions: (id: string, saves: readonly PlainFields[]) => Promise<void>;
  /** The kept versions of a post, the newest first. */
  listVersions: (id: string) => Promise<StoredPost[]>;
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

/** Another post has the slug. */
export class SlugTakenError extends Error {
  override readonly name = 'SlugTakenError';

  constructor(readonly slug: string) {
    super(`Slug ${slug}: another post has it. Choose another one`);
  }
}

/** In ms. The SDK has no timeout of its own and takes no abort signal (firestore-lite protocol, trap b). */
const responseTimeout = 15_000;

/** How many documents are parsed before the page may paint again. */
const parseBatch = 200;

const reservationSchema = v.object({ post: v.string() });

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

  /** @param since the version that may be overwritten; absent when there must be no document */
  const write = (
    reference: DocumentReference,
    fields: PlainFields,
    since: string | undefined,
    { attempts = [], slug }: SaveOptions,
  ) =>
    // The transaction's commit carries the update time of what it read as a precondition, or that there was nothing, so
    // that nothing can come between the comparison and the write (firestore-lite protocol, trap e).
    retryContention(database, async (transaction) => {
      const stored = await transaction.get(reference);
      const theirs = stored.exists() ? readStoredPost(reference.id, toPlainFields(stored.data())) : undefined;
      // This very save, whose response was lost.
      if (theirs && theirs.updatedAt === fields.updatedAt) return;
      const isOurs = theirs !== undefined && attempts.includes(theirs.updatedAt);
      if (theirs?.version !== since && !isOurs) throw new PostConflictError(reference.id, theirs);
      if (slug) await reserveSlug(transaction, doc(database, slugsCollection, slug), reference.id);
      transaction.set(reference, fromPlainFields(fields, database));
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
    add: async (fields, { id, ...options } = {}) => {
      const reference = id === undefined ? doc(posts) : doc(posts, id);
      await call(write(reference, fields, undefined, options), 'adding the post');
      return reference.id;
    },
    save: (id, fields, since, options = {}) => call(write(doc(posts, id), fields, since, options), `saving post ${id}`),
    remove: (id) => call(moveToTrash(database, id), `moving post ${id} to the trash`),
    listTrash: () => call(listTrash(database), 'reading the trash'),
    restore: (id) => call(restoreFromTrash(database, id), `restoring post ${id}`),
    deleteForGood: (id) => call(deleteForGood(database, id), `deleting post ${id} for good`),
    keepVersions: (id, saves) => call(keepVersions(database, id, saves), `keeping a version of post ${id}`),
    listVersions: (id) => call(listVersions(database, id), `reading the versions of post ${id}`),
    isSlugTaken: async (slug, exceptId) => {
      const { docs } = await call(getDocs(query(posts, where('slug', '==', slug))), `looking for the slug ${slug}`);
      return docs.some(({ id }) => id !== exceptId);
    },
  };
}

/** How often a save is tried while others write the same documents. */
const maxTries = 5;

/**
 * Runs a transaction, again when somebody else has written what it read. Unlike the SDK it does not repeat a call without
 * a response: whoever saves is told at once, and their next save knows what became of this one.
 */
async function retryContention(database: Firestore, run: (transaction: Transaction) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runTransaction(database, run, { maxAttempts: 1 });
      return;
    } catch (error) {
      const isContention = error instanceof FirebaseError && ['aborted', 'failed-precondition'].includes(error.code);
      if (!isContention || attempt === maxTries) throw error;
    }
  }
}

/** Reserves a slug in the commit of a transaction, which fails when somebody else reserves it meanwhile. */
async function reserveSlug(transaction: Transaction, reservation: DocumentReference, post: string): Promise<void> {
  const reserved = await transaction.get(reservation);
  if (!reserved.exists()) {
    transaction.set(reservation, { post });
    return;
  }
  const { success, output } = v.safeParse(reservationSchema, reserved.data());
  if (!success || output.post !== post) throw new SlugTakenError(reservation.id);
}

const timeoutError = (action: string) =>
  new Error(`No response within ${responseTimeout / 1000} s while ${action}. Check the connection and try again`);
