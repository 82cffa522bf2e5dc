import { join } from 'node:path';
import { deleteApp, type FirebaseApp, FirebaseError, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  query,
  setLogLevel,
  where,
} from 'firebase/firestore/lite';
import { parseHost } from 'kit/http/host';
import { staffTokenFile } from 'kit/http/staff-token-file';
import { withTimeout } from 'kit/http/with-timeout';
import { authorSlug, authorsCollection } from 'kit/posts/author';
import { embeddedProject } from 'kit/posts/embedded-project';
import { postsCollection } from 'kit/posts/post';
import { printError } from 'kit/presets/command-line/print';
import * as v from 'valibot';
import type { DocumentsAccess } from '../environment';
import { readText } from '../files/read-text';

// The caller prints one message about what failed; the SDK prints every request.
setLogLevel('silent');

/**
 * Opens a documents store: a Firebase project as staff when the access has an account, else as any reader; the embedded
 * server with the token of its data folder. `close` lets the process end.
 */
export async function openDocuments({
  settings,
  dataFolder,
  staff,
}: DocumentsAccess): Promise<{ database: Firestore; close: () => Promise<void> }> {
  const options = settings.kind === 'firebase' ? settings.config : { projectId: embeddedProject, apiKey: 'embedded' };
  const app = initializeApp(options, 'delivery');
  if (settings.kind === 'firebase' && staff) await signInAsStaff(app, staff, settings.config.emulators?.auth);
  const database = getFirestore(app);
  const emulator = settings.kind === 'firebase' ? settings.config.emulators?.documents : settings.origin;
  if (emulator) {
    const { hostname, port } = new URL(emulator);
    const token = settings.kind === 'embedded' && dataFolder ? await readStaffToken(dataFolder, hostname) : undefined;
    connectFirestoreEmulator(
      database,
      hostname,
      Number(port || 80),
      token === undefined ? {} : { mockUserToken: token },
    );
  }
  return { database, close: () => deleteApp(app) };
}

/**
 * The token of the staff listener, which the SDK sends as a bearer; `undefined` where the server has created none and has one
 * listener for everything. It never leaves this machine.
 */
export async function readStaffToken(dataFolder: string, hostname: string): Promise<string | undefined> {
  if (!parseHost(hostname)?.isLoopback) return undefined;
  return (await readText(join(dataFolder, staffTokenFile)))?.trim();
}

async function signInAsStaff(
  app: FirebaseApp,
  { email, password }: NonNullable<DocumentsAccess['staff']>,
  emulator: string | undefined,
): Promise<void> {
  const auth = getAuth(app);
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, email, password);
}

/** A document as the store has it: nobody has looked at its fields. */
export type StoredDocument = { id: string; data: unknown };

/** Longest wait in ms for the documents store; its SDK has no timeout. */
const responseTimeout = 10_000;

/** What readers may see of a documents store. */
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

/** What the rules let this access read (firestore.rules). */
const readableStatuses = ({ settings, staff }: DocumentsAccess) =>
  settings.kind === 'embedded' || staff ? ['published', 'scheduled'] : ['published'];
