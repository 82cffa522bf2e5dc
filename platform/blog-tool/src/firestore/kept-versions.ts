import {
  collection,
  doc,
  documentId,
  type Firestore,
  getCount,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  startAfter,
  writeBatch,
} from 'firebase/firestore/lite';
import { postsCollection } from 'kit/posts/post';
import type { PlainFields } from '../posts/plain-values';
import { maxVersions } from '../posts/posts-store';
import { readStoredPost, type StoredPost } from '../posts/stored-post';
import { fromPlainFields, toPlainFields } from './firestore-values';
import { retryContention } from './retry-contention';

/** A version's id is the time of its save, so that ids sort by time, and keeping it twice keeps it once. */
const isVersionId = (updatedAt: string) => /^\d{4}-[\d:.TZ-]+$/.test(updatedAt);

const versionsOf = (database: Firestore, id: string) => collection(database, postsCollection, id, 'versions');

/** How many versions are deleted after one that is kept: each is read before. */
const maxPruned = 20;

/**
 * How many versions may be later than the save that is kept: of two clocks that differ nobody knows which is right, so neither takes
 * all versions of the other.
 */
const maxAhead = maxVersions / 2;

/**
 * Keeps versions of a post, each in a commit of its own, and deletes others beyond `maxVersions`: those that are later than the last of
 * these, beyond half of all, and then the oldest. One without the time of its save is not kept, and one that is there stays as it is.
 * @param saves the last of them is the present save
 * @param savedBy their name. A version has it of the account that keeps it alone: a field of this name in a post says nothing
 */
export async function keepVersions(
  database: Firestore,
  id: string,
  saves: readonly PlainFields[],
  savedBy: string,
): Promise<void> {
  const versions = versionsOf(database, id);
  const kept = saves.flatMap((fields) => {
    const { savedBy: _savedBy, ...own } = fields;
    const { updatedAt } = own;
    if (typeof updatedAt !== 'string' || !isVersionId(updatedAt)) return [];
    const named = savedBy && fields === saves.at(-1) ? { ...own, savedBy } : own;
    return [{ updatedAt, named, reference: doc(versions, updatedAt) }];
  });
  // Each alone: one commit may be too small for two long posts.
  await Promise.all(
    kept.map(({ named, reference }) =>
      retryContention(database, async (transaction) => {
        const found = await transaction.get(reference);
        if (!found.exists()) transaction.set(reference, fromPlainFields(named, database));
      }),
    ),
  );
  const last = kept.at(-1);
  if (!last) return;
  const { count } = (await getCount(versions)).data();
  if (count <= maxVersions) return;
  const excess = Math.min(count - maxVersions, maxPruned);
  const byTime = query(versions, orderBy(documentId()));
  const later = query(byTime, startAfter(last.updatedAt));
  const tooMany = (await getCount(later)).data().count - maxAhead;
  const first = async (of: Query, count: number) => (count > 0 ? (await getDocs(query(of, limit(count)))).docs : []);
  const ahead = await first(later, Math.min(excess, tooMany));
  const pruning = writeBatch(database);
  for (const { ref } of [...ahead, ...(await first(byTime, excess - ahead.length))]) pruning.delete(ref);
  await pruning.commit();
}

/** The kept versions of a post, the newest first. */
export async function listVersions(database: Firestore, id: string): Promise<StoredPost[]> {
  const { docs } = await getDocs(versionsOf(database, id));
  return docs
    .map((version) => readStoredPost(id, toPlainFields(version.data())))
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
}

/** References of all kept versions of a post, for its final deletion. */
export async function findVersions(database: Firestore, id: string) {
  const { docs } = await getDocs(versionsOf(database, id));
  return docs.map(({ ref }) => ref);
}
