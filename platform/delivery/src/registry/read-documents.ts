import { FirebaseError } from 'firebase/app';
import { collection, type Firestore, getDocs } from 'firebase/firestore/lite';
import { unsignedChange } from 'kit/contract/registry-change';
import { nameDocument } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../delivery-error';

/** Lists the documents of a collection; the caller explains a failure. */
export const listDocuments = (database: Firestore, place: string) => getDocs(collection(database, place));

/** @throws {DeliveryError} when the documents cannot be read */
export const readDocuments = (database: Firestore, place: string) =>
  listDocuments(database, place).catch((error: unknown) => refuseAccess(error, place));

/** @throws {DeliveryError} naming why what is live cannot be read */
export function refuseAccess(error: unknown, place: string): never {
  if (!(error instanceof FirebaseError)) throw error;
  refuseIfDenied(error, place);
  throw new DeliveryError(
    'documents-store-unreachable',
    place,
    `what is live cannot be read (${error.message})`,
    'Start the server, or correct DOCUMENTS_ORIGIN or SITE_FIREBASE_CONFIG',
    { cause: error },
  );
}

/** @throws {DeliveryError} when the security rules refuse the account: trying again does not help. */
export function refuseIfDenied(error: FirebaseError, place: string): void {
  if (error.code !== 'permission-denied' && error.code !== 'unauthenticated') return;
  const signedAlone = error.message.indexOf(unsignedChange);
  if (signedAlone >= 0) {
    const remedy =
      'Set RELEASE_KEY to a key of that team, or have the platform do it; "delivery keys" lists who has one';
    throw new DeliveryError('access-denied', place, error.message.slice(signedAlone), remedy, { cause: error });
  }
  throw new DeliveryError(
    'access-denied',
    place,
    'the account may not do this (firestore.rules)',
    `Sign in by STAFF_EMAIL and STAFF_PASSWORD with an account whose claim "releases" names the package (${nameDocument('docs/release.md')})`,
    { cause: error },
  );
}
