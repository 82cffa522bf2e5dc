import { collection, doc, type Firestore, getDocs, query, setDoc, where } from 'firebase/firestore/lite';
import { type PlainFields, textOf } from '../posts/plain-values';
import type { IsReplaceable, StoredDraft } from '../posts/posts-store';
import { DraftChangedError } from '../unsaved-work/draft-changed-error';
import { fromPlainFields, toPlainFields } from './firestore-values';
import { retryContention } from './retry-contention';

/** Collection of the drafts of staff: the id of a document is the key of its form. Readers and `compose` never ask for it. */
const draftsCollection = 'drafts';

const draftsOf = (database: Firestore) => collection(database, draftsCollection);

/**
 * Keeps fields of a draft beside what is kept of it.
 * @param isReplaceable whether that may be written over; nothing is asked without this
 * @throws {DraftChangedError} when it may not.
 */
export async function keepDraft(
  database: Firestore,
  key: string,
  fields: PlainFields,
  isReplaceable?: IsReplaceable,
): Promise<void> {
  const reference = doc(draftsOf(database), key);
  const values = fromPlainFields(fields, database);
  if (!isReplaceable) return setDoc(reference, values, { merge: true });
  // Its commit is refused when another window writes between the question and the answer, and is tried again.
  return retryContention(database, async (transaction) => {
    const stored = await transaction.get(reference);
    if (stored.exists() && !isReplaceable(toPlainFields(stored.data()))) throw new DraftChangedError(key);
    transaction.set(reference, values, { merge: true });
  });
}

/** The account that uses the tool: its id, and the name that others see; both '' where nobody signs in. */
export type Account = { uid: string; name: string };

/** The fields of a draft that name its writer, for `firestore.rules` to compare with the account. */
export const byAccount = ({ uid, name }: Account): PlainFields => ({ by: name, ...(uid && { uid }) });

/** The drafts that are kept, of one post or all. @param own whoever asks */
export async function listDrafts(database: Firestore, post: string | undefined, own: Account): Promise<StoredDraft[]> {
  const drafts = draftsOf(database);
  const { docs } = await getDocs(post === undefined ? drafts : query(drafts, where('post', '==', post)));
  return docs.map((document) => {
    const { by, uid = '', ...fields } = toPlainFields(document.data());
    // A name is anybody's to choose: where there are accounts, only a draft of the same account is continued unasked.
    const isOwn = own.uid ? uid === own.uid : textOf(by) === own.name;
    return { key: document.id, fields, by: isOwn ? '' : textOf(by) || 'Somebody else' };
  });
}

/** Deletes a draft, if there is one that may be deleted. */
export const deleteDraft = (database: Firestore, key: string, isReplaceable: IsReplaceable): Promise<void> =>
  retryContention(database, async (transaction) => {
    const reference = doc(draftsOf(database), key);
    const stored = await transaction.get(reference);
    if (stored.exists() && isReplaceable(toPlainFields(stored.data()))) transaction.delete(reference);
  });
