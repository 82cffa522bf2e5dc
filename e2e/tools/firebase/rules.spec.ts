import { expect, test } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  query,
  setDoc,
  setLogLevel,
  where,
} from 'firebase/firestore/lite';
import { type Access, accessTable } from './access-table';

// `firestore.rules` in Firebase's own engine, by the real SDK (`npx -y pnpm@12 prove rules`).

setLogLevel('silent');
const host = process.env['FIRESTORE_EMULATOR_HOST'];
const project = 'demo-site';

/** The documents as somebody sees them; `owner` is the emulator's administrator, whom no rule stops. */
async function withDocuments(token: Access['token'] | 'owner', action: (database: Firestore) => Promise<unknown>) {
  const app = initializeApp({ projectId: project }, crypto.randomUUID());
  const database = getFirestore(app);
  const { hostname, port } = new URL(`http://${host}`);
  const mockUserToken = token === 'owner' ? token : token && { sub: 'somebody', ...token };
  connectFirestoreEmulator(database, hostname, Number(port), mockUserToken ? { mockUserToken } : {});
  try {
    await action(database);
  } finally {
    await deleteApp(app);
  }
}

async function attempt({ operation, path, token, stored, data }: Access): Promise<void> {
  await fetch(`http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`, { method: 'DELETE' });
  if (stored && operation !== 'list') await withDocuments('owner', (database) => setDoc(doc(database, path), stored));
  await withDocuments(token, async (database) => {
    const filters = Object.entries(stored ?? {}).map(([field, value]) => where(field, '==', value));
    if (operation === 'get') await getDoc(doc(database, path));
    else if (operation === 'delete') await deleteDoc(doc(database, path));
    else if (operation === 'list')
      await getDocs(query(collection(database, path.slice(0, path.lastIndexOf('/'))), ...filters));
    else await setDoc(doc(database, path), { ...data });
  });
}

for (const [index, access] of accessTable.entries()) {
  const { who, operation, path, allowed } = access;
  // What is stored makes a difference, and is not told.
  test(`${index + 1}. ${who}, ${operation} ${path} ${JSON.stringify(access.data ?? {})}: ${allowed ? 'allowed' : 'refused'}`, async () => {
    const isAllowed = await attempt(access).then(
      () => true,
      () => false,
    );
    expect(isAllowed).toBe(allowed);
  });
}
