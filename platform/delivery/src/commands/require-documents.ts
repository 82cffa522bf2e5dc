import { DeliveryError } from '../delivery-error';
import type { DocumentsAccess } from '../environment';
import type { Workspace } from '../workspace';

/** The documents store that the environment names. @throws {DeliveryError} when it names none. */
export function requireDocuments({ environment }: Workspace, command: string): DocumentsAccess {
  if (environment.documents) return environment.documents;
  const remedy = 'Set DOCUMENTS_ORIGIN to the address of the running server, or SITE_FIREBASE_CONFIG';
  throw new DeliveryError('no-documents-store', command, 'no variable names where the posts are', remedy);
}
