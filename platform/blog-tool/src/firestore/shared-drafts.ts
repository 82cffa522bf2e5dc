import {
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  getDocs,
  query,
  setDoc,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { sharedDraftsCollection, sharedPicturesCollection } from 'kit/posts/draft-link';
import * as v from 'valibot';
import { timestampSchema } from '../posts/plain-values';
import type { DraftLink, DraftToShare } from '../posts/posts-store';
import { toPlainFields } from './firestore-values';

const linkSchema = v.object({ sharedAt: v.string(), expiresAt: timestampSchema });

/** Shares a draft under the token of its link; it replaces the one that the link has shown before. */
export async function shareDraft(database: Firestore, { token, draft, pictures, ...link }: DraftToShare) {
  const { post, sharedAt, expiresAt } = link;
  const reference = doc(database, sharedDraftsCollection, token);
  // One that cannot be encoded, which a truncated paste may contain, would be refused.
  const text = draft.replace(/\p{Surrogate}/gu, '\ufffd');
  await setDoc(reference, { post, sharedAt, expiresAt: Timestamp.fromDate(new Date(expiresAt)), draft: text });
  // Each on its own: together they may be more than one commit takes.
  for (const [name, content] of pictures) await setDoc(doc(reference, sharedPicturesCollection, name), { content });
}

/** The links of a post that still work, the newest first. Those that have expired are deleted. */
export async function listDraftLinks(database: Firestore, post: string): Promise<DraftLink[]> {
  const found = (await findSharedDrafts(database, post)).docs.flatMap((document) => {
    const link = v.safeParse(linkSchema, toPlainFields(document.data()));
    if (!link.success) return [];
    const { sharedAt, expiresAt } = link.output;
    const [seconds] = expiresAt.__timestamp__;
    return [{ token: document.id, post, sharedAt, expiresAt: new Date(seconds * 1000).toISOString() }];
  });
  const now = new Date().toISOString();
  for (const { token } of found.filter(({ expiresAt }) => expiresAt <= now)) await withdrawDraftLink(database, token);
  return found
    .filter(({ expiresAt }) => expiresAt > now)
    .sort((one, other) => (one.sharedAt < other.sharedAt ? 1 : -1));
}

/** Deletes a shared draft with its pictures: its link does not work from then on. */
export async function withdrawDraftLink(database: Firestore, token: string): Promise<void> {
  const reference = doc(database, sharedDraftsCollection, token);
  const batch = writeBatch(database);
  batch.delete(reference);
  for (const picture of await picturesOf(reference)) batch.delete(picture);
  await batch.commit();
}

/** All shared drafts of a post, for its deletion. */
export async function findShared(database: Firestore, post: string): Promise<DocumentReference[]> {
  const { docs } = await findSharedDrafts(database, post);
  const pictures = await Promise.all(docs.map(({ ref }) => picturesOf(ref)));
  return [...docs.map(({ ref }) => ref), ...pictures.flat()];
}

const findSharedDrafts = (database: Firestore, post: string) =>
  getDocs(query(collection(database, sharedDraftsCollection), where('post', '==', post)));

async function picturesOf(reference: DocumentReference): Promise<DocumentReference[]> {
  const { docs } = await getDocs(collection(reference, sharedPicturesCollection));
  return docs.map(({ ref }) => ref);
}
