import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { embeddedProject } from 'kit/contract/embedded-project';
import { type PostContent, postsCollection } from 'kit/posts/post';

// The SDK need not log what a test refuses on purpose.
setLogLevel('silent');

let count = 0;

/** The documents of a server, by the real SDK. */
export function openStore(address: string): Firestore {
  count += 1;
  const app = initializeApp({ projectId: embeddedProject, apiKey: 'embedded' }, `test-${count}`);
  const database = getFirestore(app);
  const { hostname, port } = new URL(address);
  connectFirestoreEmulator(database, hostname, Number(port));
  return database;
}

/** A post with these fields and harmless others. */
export const postWith = (fields: Partial<PostContent>): PostContent => ({
  title: 'A post',
  author: 'Ada Example',
  publishDate: '2026-01-01',
  category: 'Fleet',
  excerpt: 'What it is about',
  content: [{ id: 1, type: 'paragraph', content: '<p>Some words</p>' }],
  updatedAt: '2026-01-01T00:00:00.000Z',
  status: 'published',
  slug: 'a-post',
  ...fields,
});

/** Puts a post into the store as somebody else's program would: past the tool. */
export const storePost = (database: Firestore, id: string, fields: Partial<PostContent>) =>
  setDoc(doc(database, postsCollection, id), postWith(fields));
