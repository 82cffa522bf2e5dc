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

// Tries every line of the table on the emulator that FIRESTORE_EMULATOR_HOST names, by the real SDK.

setLogLevel('silent');
const address = process.env['FIRESTORE_EMULATOR_HOST'];
if (!address) throw new Error('FIRESTORE_EMULATOR_HOST is not set. Run "pnpm test:rules"');
const { hostname, port } = new URL(`http://${address}`);
const project = 'demo-rules';

/** The documents as somebody sees them; `owner` is the emulator's administrator, whom no rule stops. */
async function withDocuments(token: Access['token'] | 'owner', action: (database: Firestore) => Promise<unknown>) {
  const app = initializeApp({ projectId: project }, crypto.randomUUID());
  const database = getFirestore(app);
  const mockUserToken = token === 'owner' ? token : token && { sub: 'somebody', ...token };
  connectFirestoreEmulator(database, hostname, Number(port), mockUserToken ? { mockUserToken } : {});
  try {
    await action(database);
  } finally {
    await deleteApp(app);
  }
}

async function attempt({ operation, path, token, stored, data }: Access): Promise<void> {
  await fetch(`http://${address}/emulator/v1/projects/${project}/databases/(default)/documents`, { method: 'DELETE' });
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

let wrong = 0;
for (const access of accessTable) {
  const isAllowed = await attempt(access).then(
    () => true,
    () => false,
  );
  if (isAllowed === access.allowed) continue;
  wrong += 1;
  console.error(
    `${access.who}, ${access.operation} ${access.path}: ${isAllowed ? 'allowed' : 'refused'}, against the table`,
  );
}
console.log(`${accessTable.length - wrong} of ${accessTable.length} lines of the table hold in the emulator`);
process.exitCode = wrong === 0 ? 0 : 1;
