import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import type { TestSite } from './test-site';

/** A separate project on a test server, for the SDK and for plain requests. */
export type TestDatabase = {
  database: Firestore;
  /** Name of the database's root. */
  root: string;
  /** Sends a call without the SDK. */
  call: (method: string, body: unknown, parent?: string) => Promise<{ status: number; body: unknown }>;
  dispose: () => Promise<void>;
};

/** Creates a project that no other test uses, so that tests can share a server. */
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
    call: async (method, body, parent = root) => {
      const response = await fetch(`${server.address}/v1/${parent}:${method}`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    },
    dispose: () => deleteApp(app),
  };
}
