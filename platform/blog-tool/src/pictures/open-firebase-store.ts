import { getStorage } from 'firebase/storage';
import type { DocumentsSettings } from 'kit/posts/documents-settings';
import { openApp } from '../firestore/open-firestore';
import { createFirebaseStore } from './firebase-store';
import type { PictureStore } from './picture-store';

/** The pictures in the bucket of a Firebase project; it is loaded with its SDK when somebody uses a picture. */
export const openFirebaseStore = (
  settings: Extract<DocumentsSettings, { kind: 'firebase' }>,
  isNamed: (name: string) => Promise<boolean>,
  onRefused?: () => void,
): PictureStore => createFirebaseStore(getStorage(openApp(settings)), isNamed, onRefused);
