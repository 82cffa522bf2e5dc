import { FirebaseError } from 'firebase/app';
import { collection, doc, type Firestore, getDoc, getDocs, query, where } from 'firebase/firestore/lite';
import { withTimeout } from 'kit/http/with-timeout';
import { authorSlug, authorsCollection } from 'kit/posts/author';
import { postsCollection } from 'kit/posts/post';
import { printError } from 'kit/presets/command-line/print';
import * as v from 'valibot';
import type { DocumentsAccess } from '../environment';
import { openDocuments } from '../open-documents';

/** A document as the store has it: nobody has looked at its fields. */
export type StoredDocument = { id: string; data: unknown };

/** Longest wait in ms for the documents store; its SDK has no timeout. */
const responseTimeout = 10_000;

/** The documents of a store that readers may see. */
export type ReadableDocuments = {
  posts: readonly StoredDocument[];
  /** The records about who wrote them, by the slugs of their names. */
  authors: readonly StoredDocument[];
};

/**
 * The posts of the documents store that this access may read for visitors, and the records about their authors.
 * @throws whatever the SDK throws, and when there is no response within ten seconds.
 */
export async function queryPublished(access: DocumentsAccess): Promise<ReadableDocuments> {
  const { database, close } = await openDocuments(access);
  try {
    const published = query(collection(database, postsCollection), where('status', 'in', readableStatuses(access)));
    const { docs } = await withTimeout(getDocs(published), responseTimeout);
    const posts = docs.map((document) => ({ id: document.id, data: document.data() }));
    return { posts, authors: await getAuthors(database, posts) };
  } finally {
    await close();
  }
}

/** Each record by itself: readers may read that of a name which they know, and may not list them. */
async function getAuthors(database: Firestore, posts: readonly StoredDocument[]): Promise<StoredDocument[]> {
  const slugs = new Set(posts.map(({ data }) => authorSlug(v.parse(nameSchema, data).author)).filter(Boolean));
  try {
    const found = await withTimeout(
      Promise.all([...slugs].map((slug) => getDoc(doc(database, authorsCollection, slug)))),
      responseTimeout,
    );
    return found.flatMap((document) => (document.exists() ? [{ id: document.id, data: document.data() }] : []));
  } catch (error) {
    // Rules from before there were such records let nobody read them; posts are published all the same.
    if (!(error instanceof FirebaseError && error.code === 'permission-denied')) throw error;
    printError('The records about authors may not be read, so readers get no pictures of them. Deploy firestore.rules');
    return [];
  }
}

const nameSchema = v.fallback(v.object({ author: v.string() }), { author: '' });

/** The statuses that the rules let this access read (firestore.rules). */
const readableStatuses = ({ settings, staff }: DocumentsAccess) =>
  settings.kind === 'embedded' || staff ? ['published', 'scheduled'] : ['published'];
