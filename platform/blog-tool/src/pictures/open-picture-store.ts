import type { DocumentsSettings } from 'kit/posts/documents-settings';
import { takeStaffToken } from '../firestore/take-staff-token';
import { createEmbeddedStore } from './embedded-store';
import type { PictureStore } from './picture-store';

/** The options for opening the store, besides the settings of the page. */
type PictureStoreOptions = {
  /** Where the embedded server is unless the settings say so. */
  pageOrigin: string;
  /** Whether a post, a version, a draft or the trash names a picture: a Firebase project has no server that could know. */
  isNamed: (name: string) => Promise<boolean>;
  /** Called when the store refuses a call: the session has ended, or the account is not staff. */
  onRefused?: () => void;
};

/**
 * The pictures of a page's documents store; `undefined` where a Firebase project names no bucket (`storageBucket`). Its SDK comes with
 * the first call that needs it.
 */
export async function openPictureStore(
  settings: DocumentsSettings,
  { pageOrigin, isNamed, onRefused }: PictureStoreOptions,
): Promise<PictureStore | undefined> {
  if (settings.kind === 'embedded') {
    const origin = settings.origin ?? pageOrigin;
    return createEmbeddedStore({ origin, token: origin === pageOrigin ? undefined : takeStaffToken() }, pageOrigin);
  }
  const { storageBucket, emulators } = settings.config;
  // Its emulator is not among those of the settings: the SDK reaches one by plain http alone.
  if (!storageBucket || emulators) return undefined;
  const { openFirebaseStore } = await import('./open-firebase-store');
  return openFirebaseStore(settings, isNamed, onRefused);
}
