import { collection, deleteDoc, doc, type Firestore, getDocs } from 'firebase/firestore/lite';
import { authorSlug, authorsCollection, type StoredAuthor, storedAuthorSchema } from 'kit/posts/author';
import * as v from 'valibot';
import { AuthorConflictError, type AuthorRecord } from '../posts/author-record';
import { retryContention } from './retry-contention';

const recordSchema = v.object({
  ...storedAuthorSchema.entries,
  updatedAt: v.fallback(v.optional(v.string(), ''), ''),
});

/** The records about people who write, by name. One without a name is none. */
export async function listAuthors(database: Firestore): Promise<AuthorRecord[]> {
  const { docs } = await getDocs(collection(database, authorsCollection));
  return docs
    .flatMap((document) => {
      const { success, output } = v.safeParse(recordSchema, document.data());
      return success ? [{ id: document.id, ...output }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * Stores a record under the slug of its name. One whose name has become another moves there.
 * @param before the record as it was read; absent for a new one
 * @returns the stored record
 * @throws {AuthorConflictError} when there is another record of that name, or this one was changed since; then nothing was written
 */
export async function saveAuthor(
  database: Firestore,
  author: StoredAuthor,
  before: AuthorRecord | undefined,
): Promise<AuthorRecord> {
  const authors = collection(database, authorsCollection);
  const id = authorSlug(author.name);
  const updatedAt = new Date().toISOString();
  const { portrait, ...texts } = author;
  const fields = { ...texts, ...(portrait ? { portrait } : {}), updatedAt };
  await retryContention(database, async (transaction) => {
    const place = doc(authors, id);
    const former = before && before.id !== id ? doc(authors, before.id) : undefined;
    const stored = await transaction.get(place);
    const known = former ? await transaction.get(former) : stored;
    if (stored.exists() && (former || !before)) throw new AuthorConflictError(author.name, true);
    if (before && known.data()?.['updatedAt'] !== (before.updatedAt || undefined))
      throw new AuthorConflictError(before.name, false);
    transaction.set(place, fields);
    if (former) transaction.delete(former);
  });
  return { id, ...author, updatedAt };
}

/** Deletes a record: posts keep the name. */
export const deleteAuthor = (database: Firestore, id: string): Promise<void> =>
  deleteDoc(doc(database, authorsCollection, id));
