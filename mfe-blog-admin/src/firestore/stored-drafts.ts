import { collection, deleteDoc, doc, type Firestore, getDocs, query, setDoc, where } from 'firebase/firestore/lite';
import type { PlainFields } from '../posts/plain-values';
import type { StoredDraft } from '../posts/posts-store';
import { fromPlainFields, toPlainFields } from './firestore-values';

/** Collection of what staff are writing: the id of a document is the key of its form. Readers and `compose` never ask for it. */
const draftsCollection = 'drafts';

const draftsOf = (database: Firestore) => collection(database, draftsCollection);

/** Keeps fields of a draft beside what is kept of it, with who writes it. */
export async function keepDraft(database: Firestore, key: string, fields: PlainFields, by: string): Promise<void> {
  await setDoc(doc(draftsOf(database), key), fromPlainFields({ ...fields, by }, database), { merge: true });
}

/** The drafts that are kept, of one post or all. @param own whoever asks */
export async function listDrafts(database: Firestore, post: string | undefined, own: string): Promise<StoredDraft[]> {
  const drafts = draftsOf(database);
  const { docs } = await getDocs(post === undefined ? drafts : query(drafts, where('post', '==', post)));
  return docs.map((document) => {
    const { by, ...fields } = toPlainFields(document.data());
    return { key: document.id, fields, by: typeof by === 'string' && by !== own ? by : '' };
  });
}

/** Deletes a draft, if there is one. */
export const deleteDraft = (database: Firestore, key: string): Promise<void> => deleteDoc(doc(draftsOf(database), key));
