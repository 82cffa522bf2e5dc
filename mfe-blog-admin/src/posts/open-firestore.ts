import { getApps, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, initializeFirestore } from 'firebase/firestore/lite';

/** Project of the embedded documents store; the prefix tells Google's tools that it is none of theirs. */
const projectId = 'demo-site';

let opened: Firestore | undefined;

/** The documents store on the page's own origin, opened once a page. */
export function openFirestore({ protocol, hostname, port, host }: Location): Firestore {
  if (opened) return opened;
  const app = getApps()[0] ?? initializeApp({ projectId, apiKey: 'embedded' });
  // Emulator mode forces plain http, which a page behind TLS may not call (firestore-lite protocol, trap d).
  if (protocol === 'https:') {
    opened = initializeFirestore(app, { host, ssl: true });
  } else {
    opened = getFirestore(app);
    connectFirestoreEmulator(opened, hostname, Number(port || 80));
  }
  return opened;
}
