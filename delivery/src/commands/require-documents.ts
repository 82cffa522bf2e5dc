import type { DocumentsSettings } from 'shared-config/posts/documents-settings';
import { DeliveryError } from '../delivery-error';
import { findDocuments } from '../posts/find-documents';

/** The documents store that the environment names. @throws {DeliveryError} when it names none. */
export function requireDocuments(command: string): DocumentsSettings {
  const documents = findDocuments(process.env);
  if (documents) return documents;
  const remedy = 'Set DOCUMENTS_ORIGIN to the address of the running server, or SITE_FIREBASE_CONFIG';
  throw new DeliveryError(command, 'nothing says where the posts are', remedy);
}
