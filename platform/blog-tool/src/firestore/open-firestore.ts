import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, initializeFirestore } from 'firebase/firestore/lite';
import { embeddedProject } from 'kit/contract/embedded-project';
import type { DocumentsSettings } from 'kit/posts/documents-settings';
import { takeStaffToken } from './take-staff-token';

let opened: Firestore | undefined;

/** The Firebase app of the tool: of the project that staff sign in to, or of the embedded server's. */
export const openApp = (settings: DocumentsSettings): FirebaseApp =>
  getApps()[0] ??
  initializeApp(settings.kind === 'firebase' ? settings.config : { projectId: embeddedProject, apiKey: 'embedded' });

/** The documents store, opened once a page. @param pageOrigin where the embedded server is unless the settings say so */
export function openFirestore(settings: DocumentsSettings, pageOrigin: string): Firestore {
  if (opened) return opened;
  const app = openApp(settings);
  const emulator =
    settings.kind === 'firebase' ? settings.config.emulators?.documents : (settings.origin ?? pageOrigin);
  opened = emulator === undefined ? getFirestore(app) : openEmulator(app, new URL(emulator), pageOrigin);
  return opened;
}

function openEmulator(
  app: FirebaseApp,
  { protocol, host, hostname, port, origin }: URL,
  pageOrigin: string,
): Firestore {
  // Emulator mode forces plain http, which a page behind TLS may not call (firestore-lite protocol, trap d).
  if (protocol === 'https:') return initializeFirestore(app, { host, ssl: true });
  const firestore = getFirestore(app);
  // The server's own page has a cookie; another origin has none, so the SDK sends the token as a bearer.
  const token = origin === pageOrigin ? undefined : takeStaffToken();
  connectFirestoreEmulator(
    firestore,
    hostname,
    Number(port || 80),
    token === undefined ? {} : { mockUserToken: token },
  );
  return firestore;
}
