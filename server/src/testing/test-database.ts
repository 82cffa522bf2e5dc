import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import type { TestSite } from './test-site';

/** A project of its own on a test's server, as the SDK and as plain requests see it. */
export type TestDatabase = {
  database: Firestore;
  /** Name of the database's root. */
  root: string;
  /** A call as the SDK would not send it. */
  call: (verb: string, body: unknown, parent?: string) => Promise<{ status: number; body: unknown }>;
  dispose: () => Promise<void>;
};

/** Opens a project that no other test uses, so that tests can share a server. */
export function openTestDatabase({ server }: TestSite): TestDatabase {
  const projectId = `demo-${crypto.randomUUID()}`;
  const app: FirebaseApp = initializeApp({ projectId, apiKey: 'none' }, projectId);
  const database = getFirestore(app);
  const { hostname, port } = new URL(server.address);
  connectFirestoreEmulator(database, hostname, Number(port));
  const root = `projects/${projectId}/databases/(default)/documents`;
  return {
    database,
    root,
    call: async (verb, body, parent = root) => {
      const response = await fetch(`${server.address}/v1/${parent}:${verb}`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    },
    dispose: () => deleteApp(app),
  };
}
