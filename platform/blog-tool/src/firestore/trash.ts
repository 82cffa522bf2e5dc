import {
  collection,
  doc,
  type Firestore,
  getCount,
  getDocs,
  query,
  runTransaction,
  where,
} from 'firebase/firestore/lite';
import { postsCollection } from 'kit/posts/post';
import { slugsCollection } from 'kit/posts/slug';
import { maxTrash, type TrashedPost } from '../posts/posts-store';
import { TrashChangedError, TrashFullError } from '../posts/store-errors';
import { readStoredPost, type StoredPost } from '../posts/stored-post';
import { toPlainFields } from './firestore-values';
import { findVersions } from './kept-versions';
import { findShared } from './shared-drafts';

/** Collection of the posts that were deleted everywhere, until they are deleted for good. */
export const trashCollection = 'trash';

/** Somebody waits: a failure is reported at once, and can be tried again. */
const once = { maxAttempts: 1 };

/**
 * Moves what is stored of a post into the trash, in one commit; it keeps its slug and its versions, and links to drafts of it end. Nothing happens when
 * it is gone already.
 * @throws {TrashFullError} when there is no room for it.
 */
export async function moveToTrash(database: Firestore, id: string): Promise<void> {
  const trash = collection(database, trashCollection);
  if ((await getCount(trash)).data().count >= maxTrash) throw new TrashFullError();
  const shared = await findShared(database, id);
  await runTransaction(
    database,
    async (transaction) => {
      const reference = doc(database, postsCollection, id);
      const stored = await transaction.get(reference);
      if (!stored.exists()) return;
      for (const one of shared) transaction.delete(one);
      transaction.set(doc(trash, id), { ...stored.data(), trashedAt: new Date().toISOString() });
      transaction.delete(reference);
    },
    once,
  );
}

/** The posts in the trash, the one that was put there last first. */
export async function listTrash(database: Firestore): Promise<TrashedPost[]> {
  const { docs } = await getDocs(collection(database, trashCollection));
  return docs
    .map((document) => {
      const { trashedAt, ...fields } = toPlainFields(document.data());
      return { post: readStoredPost(document.id, fields), trashedAt: typeof trashedAt === 'string' ? trashedAt : '' };
    })
    .sort((one, other) => (one.trashedAt < other.trashedAt ? 1 : -1));
}

/**
 * Takes a post out of the trash, as a draft: nothing is published by restoring it. @returns the stored post
 * @throws {TrashChangedError} when it is not in the trash any more, or there is another post of its id.
 */
export function restoreFromTrash(database: Firestore, id: string): Promise<StoredPost> {
  return runTransaction(
    database,
    async (transaction) => {
      const trashed = doc(database, trashCollection, id);
      const reference = doc(database, postsCollection, id);
      const [found, stored] = [await transaction.get(trashed), await transaction.get(reference)];
      if (!found.exists())
        throw new TrashChangedError(`Post ${id}: it is not in the trash any more. Load the page again`);
      if (stored.exists()) throw new TrashChangedError(`Post ${id}: it is in the list already. ${remedy}`);
      const { trashedAt: _trashedAt, publishAt: _publishAt, ...data } = found.data();
      const restored = 'status' in data ? { ...data, status: 'draft' } : data;
      transaction.set(reference, restored);
      transaction.delete(trashed);
      return readStoredPost(id, toPlainFields(restored));
    },
    once,
  );
}

/** For an entry of the trash that a post of the same id stands beside. */
const remedy =
  'Load the page again. If it is still in the trash by then, delete the post of the list everywhere: it takes this place';

/**
 * Deletes a post of the trash with its versions, and frees its slugs, in one commit. It cannot be brought back.
 * @throws {TrashChangedError} when there is a post of its id, whose versions and slugs they are; then nothing was deleted.
 */
export async function deleteForGood(database: Firestore, id: string): Promise<void> {
  const [versions, shared, slugs] = await Promise.all([
    findVersions(database, id),
    // One that somebody has shared since it is in the trash.
    findShared(database, id),
    getDocs(query(collection(database, slugsCollection), where('post', '==', id))),
  ]);
  await runTransaction(
    database,
    async (transaction) => {
      // The commit has the precondition that no such post is in the list: nobody can restore it meanwhile.
      const stored = await transaction.get(doc(database, postsCollection, id));
      if (stored.exists()) throw new TrashChangedError(`Post ${id}: it is in the list, and not deleted. ${remedy}`);
      for (const reference of [...versions, ...shared, ...slugs.docs.map(({ ref }) => ref)])
        transaction.delete(reference);
      transaction.delete(doc(database, trashCollection, id));
    },
    once,
  );
}
