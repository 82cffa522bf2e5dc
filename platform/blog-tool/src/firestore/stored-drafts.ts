import { collection, doc, type Firestore, getDocs, query, setDoc, where } from 'firebase/firestore/lite';
import { type PlainFields, textOf } from '../posts/plain-values';
import type { IsReplaceable, StoredDraft } from '../posts/posts-store';
import { DraftChangedError } from '../unsaved-work/draft-changed-error';
import { readKeptAt } from '../unsaved-work/kept-drafts';
import type { Device } from '../unsaved-work/own-device';
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

/** The account that uses the tool: its id, and the name that others see; both '' where nobody signs in, and the browser instead. */
export type Account = { uid: string; name: string; device?: Device };

/** The fields of a draft that name its writer, for `firestore.rules` to compare with the account; or the browser that it is written in. */
export const byAccount = ({ uid, name, device }: Account): PlainFields =>
  device ? { by: device.name, device: device.id } : { by: name, ...(uid && { uid }) };

/** Whether this browser has the same state of a draft: older drafts do not say in which browser they were written. */
const isKeptHere = (key: string, { keptAt }: PlainFields) => keptAt !== undefined && readKeptAt(key) === keptAt;

/** The drafts that are kept, of one post or all. @param own whoever asks */
export async function listDrafts(database: Firestore, post: string | undefined, own: Account): Promise<StoredDraft[]> {
  const drafts = draftsOf(database);
  const { docs } = await getDocs(post === undefined ? drafts : query(drafts, where('post', '==', post)));
  return docs.map((document) => {
    const { by, uid = '', device = '', ...fields } = toPlainFields(document.data());
    // A name is anybody's to choose: what is continued unasked is known by its account, and by its browser where there are no accounts.
    const isOwn = own.device
      ? device === own.device.id || isKeptHere(document.id, fields)
      : own.uid !== '' && uid === own.uid;
    return {
      key: document.id,
      fields,
      by: isOwn ? '' : device ? `${textOf(by)} elsewhere` : textOf(by) || 'Somebody else',
    };
  });
}

/** Deletes a draft, if there is one that may be deleted. */
export const deleteDraft = (database: Firestore, key: string, isReplaceable: IsReplaceable): Promise<void> =>
  retryContention(database, async (transaction) => {
    const reference = doc(draftsOf(database), key);
    const stored = await transaction.get(reference);
    if (stored.exists() && isReplaceable(toPlainFields(stored.data()))) transaction.delete(reference);
  });
