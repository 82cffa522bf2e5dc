import {
  collection,
  doc,
  documentId,
  type Firestore,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  writeBatch,
} from 'firebase/firestore/lite';
import { postsCollection } from 'shared-config/posts/post';
import type { PlainFields } from '../posts/plain-values';
import { maxVersions } from '../posts/posts-store';
import { readStoredPost, type StoredPost } from '../posts/stored-post';
import { fromPlainFields, toPlainFields } from './firestore-values';

/** A version's id is the time of its save, so that ids sort by time, and keeping it twice keeps it once. */
const isVersionId = (updatedAt: string) => /^\d{4}-[\d:.TZ-]+$/.test(updatedAt);

const versionsOf = (database: Firestore, id: string) => collection(database, postsCollection, id, 'versions');

/**
 * Keeps versions of a post in a commit of its own, and deletes the oldest beyond `maxVersions`. One without the time of
 * its save is not kept.
 * @param saves the last of them is the save of whoever keeps it
 * @param savedBy their name, which no post has: readers get posts as they are stored
 */
export async function keepVersions(
  database: Firestore,
  id: string,
  saves: readonly PlainFields[],
  savedBy: string,
): Promise<void> {
  const versions = versionsOf(database, id);
  const batch = writeBatch(database);
  for (const fields of saves) {
    const { updatedAt } = fields;
    if (typeof updatedAt !== 'string' || !isVersionId(updatedAt)) continue;
    const named = savedBy && fields === saves.at(-1) ? { ...fields, savedBy } : fields;
    // The name on an earlier one stays.
    batch.set(doc(versions, updatedAt), fromPlainFields(named, database), { merge: true });
  }
  await batch.commit();
  const { count } = (await getCount(versions)).data();
  if (count <= maxVersions) return;
  const oldest = await getDocs(query(versions, orderBy(documentId()), limit(count - maxVersions)));
  const pruning = writeBatch(database);
  for (const { ref } of oldest.docs) pruning.delete(ref);
  await pruning.commit();
}

/** The kept versions of a post, the newest first. */
export async function listVersions(database: Firestore, id: string): Promise<StoredPost[]> {
  const { docs } = await getDocs(versionsOf(database, id));
  return docs
    .map((version) => readStoredPost(id, toPlainFields(version.data())))
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
}

/** References of all kept versions of a post, for whoever deletes it for good. */
export async function findVersions(database: Firestore, id: string) {
  const { docs } = await getDocs(versionsOf(database, id));
  return docs.map(({ ref }) => ref);
}
