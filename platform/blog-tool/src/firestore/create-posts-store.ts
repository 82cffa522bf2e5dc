import { FirebaseError } from 'firebase/app';
import {
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  getDocs,
  query,
  type Transaction,
  where,
} from 'firebase/firestore/lite';
import { withTimeout } from 'kit/http/with-timeout';
import { postsCollection } from 'kit/posts/post';
import { slugsCollection } from 'kit/posts/slug';
import * as v from 'valibot';
import { type PlainFields, serialise } from '../posts/plain-values';
import { type PostsStore, responseTimeout, type SaveOptions } from '../posts/posts-store';
import { PostConflictError, SlugTakenError } from '../posts/store-errors';
import { readStoredPost } from '../posts/stored-post';
import { readOwnDevice } from '../unsaved-work/own-device';
import { fromPlainFields, toPlainFields } from './firestore-values';
import { keepVersions, listVersions } from './kept-versions';
import { retryContention } from './retry-contention';
import { listDraftLinks, shareDraft, withdrawDraftLink } from './shared-drafts';
import { deleteAuthor, listAuthors, saveAuthor } from './stored-authors';
import { type Account, byAccount, deleteDraft, keepDraft, listDrafts } from './stored-drafts';
import { deleteForGood, listTrash, moveToTrash, restoreFromTrash, trashCollection } from './trash';

const reservationSchema = v.object({ post: v.string() });

/**
 * Posts in Firestore, or in whatever speaks its protocol.
 * @param onRefused called when the store refuses a call: the session has ended, or the account is not staff
 * @param readAccount reads the account of the user
 */
export function createPostsStore(
  database: Firestore,
  onRefused: () => void = () => {},
  readAccount: () => Account = () => ({ uid: '', name: '', device: readOwnDevice() }),
): PostsStore {
  const posts = collection(database, postsCollection);
  const call = <Value>(result: Promise<Value>, action: string) =>
    // The SDK has no timeout of its own and takes no abort signal (firestore-lite protocol, trap b).
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
      // This very save, whose response was lost; somebody else's may have its time.
      if (theirs && serialise(theirs.fields) === serialise(fields)) return;
      const isOurs = theirs !== undefined && attempts.includes(theirs.updatedAt);
      if (theirs?.version !== since && !isOurs) throw new PostConflictError(reference.id, theirs);
      if (!theirs) await refuseTrashed(transaction, doc(database, trashCollection, reference.id));
      if (slug) await reserveSlug(transaction, doc(database, slugsCollection, slug), reference.id);
      transaction.set(reference, fromPlainFields(fields, database));
    });

  return {
    list: async () => {
      const { docs } = await call(getDocs(posts), 'reading the posts');
      return docs.map((document) => readStoredPost(document.id, toPlainFields(document.data())));
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
    keepVersions: (id, saves) =>
      call(keepVersions(database, id, saves, readAccount().name), `keeping a version of post ${id}`),
    listVersions: (id) => call(listVersions(database, id), `reading the versions of post ${id}`),
    keepDraft: (key, fields, isReplaceable) =>
      call(keepDraft(database, key, { ...fields, ...byAccount(readAccount()) }, isReplaceable), `keeping draft ${key}`),
    listDrafts: (post) => call(listDrafts(database, post, readAccount()), 'reading the drafts'),
    deleteDraft: (key, isReplaceable) => call(deleteDraft(database, key, isReplaceable), `deleting draft ${key}`),
    links: async () => ({
      share: (draft) =>
        // Its pictures are as many documents: each has its time.
        withTimeout(shareDraft(database, draft), responseTimeout * (1 + draft.pictures.size), () =>
          timeoutError('sharing the draft'),
        ),
      list: (post) => call(listDraftLinks(database, post), `reading the links of post ${post}`),
      withdraw: (token) => call(withdrawDraftLink(database, token), 'withdrawing the link'),
    }),
    listAuthors: () => call(listAuthors(database), 'reading the authors'),
    saveAuthor: (author, before) => call(saveAuthor(database, author, before), `saving author ${author.name}`),
    deleteAuthor: (id) => call(deleteAuthor(database, id), `deleting author ${id}`),
    isSlugTaken: async (slug, exceptId) => {
      const { docs } = await call(getDocs(query(posts, where('slug', '==', slug))), `looking for the slug ${slug}`);
      return docs.some(({ id }) => id !== exceptId);
    },
  };
}

/**
 * Refuses a new post whose id a post in the trash has, such as an earlier one of the same form: it would have that one's versions and
 * slugs, and take its place in the trash.
 */
async function refuseTrashed(transaction: Transaction, reference: DocumentReference): Promise<void> {
  const trashed = await transaction.get(reference);
  if (!trashed.exists()) return;
  throw new PostConflictError(reference.id, undefined, readStoredPost(reference.id, toPlainFields(trashed.data())));
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
