import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { type DocumentsSettings, embeddedProject } from 'shared-config/posts/documents-settings';

// Whoever asks says in one message what went wrong; the SDK prints every request.
setLogLevel('silent');

/**
 * Opens a documents store, as staff when the environment has `STAFF_EMAIL` and `STAFF_PASSWORD`, else as any reader.
 * `close` lets the process end.
 */
export async function openDocuments(
  settings: DocumentsSettings,
): Promise<{ database: Firestore; close: () => Promise<void> }> {
  const options = settings.kind === 'firebase' ? settings.config : { projectId: embeddedProject, apiKey: 'embedded' };
  const app = initializeApp(options, 'delivery');
  if (settings.kind === 'firebase') await signInAsStaff(app, settings.config.emulators?.auth);
  const database = getFirestore(app);
  const emulator = settings.kind === 'firebase' ? settings.config.emulators?.documents : settings.origin;
  if (emulator) {
    const { hostname, port } = new URL(emulator);
    connectFirestoreEmulator(database, hostname, Number(port || 80));
  }
  return { database, close: () => deleteApp(app) };
}

async function signInAsStaff(app: FirebaseApp, emulator: string | undefined): Promise<void> {
  const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = process.env;
  if (!email || !password) return;
  const { connectAuthEmulator, getAuth, signInWithEmailAndPassword } = await import('firebase/auth');
  const auth = getAuth(app);
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, email, password);
}
