import { join } from 'node:path';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { embeddedProject } from 'kit/contract/embedded-project';
import { parseHost } from 'kit/http/host';
import { staffTokenFile } from 'kit/http/staff-token-file';
import type { DocumentsAccess } from './environment';
import { readText } from './files/read-text';

// The caller prints one message about the failure; the SDK prints every request.
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
