import { DeliveryError } from '../delivery-error';
import { findDocuments } from '../posts/find-documents';
import type { Workspace } from '../workspace';
import { openFileRegistry } from './file-registry';
import type { EntryChange, Registry, RegistryEntry, RegistryStore } from './registry';

const opened = new Map<string, Promise<RegistryStore>>();

/** The registry of a workspace: a file, or documents when `RELEASE_REGISTRY` is `documents`. */
function openRegistry({ releases }: Workspace): Promise<RegistryStore> {
  const known = opened.get(releases);
  if (known) return known;
  const store = process.env['RELEASE_REGISTRY'] === 'documents' ? openDocumentsRegistry() : openFileRegistry(releases);
  const promise = Promise.resolve(store);
  opened.set(releases, promise);
  return promise;
}

async function openDocumentsRegistry(): Promise<RegistryStore> {
  const settings = findDocuments(process.env);
  if (!settings) {
    throw new DeliveryError(
      'no-documents-store',
      'RELEASE_REGISTRY',
      'nothing says where the documents are',
      'Set DOCUMENTS_ORIGIN or SITE_FIREBASE_CONFIG',
    );
  }
  // The SDK is loaded for whoever keeps the registry there.
  const { openFirestoreRegistry } = await import('./firestore-registry');
  return openFirestoreRegistry(settings);
}

/**
 * What is live, and what was; empty when nothing was ever released.
 * @throws {ContractError | DeliveryError} when the registry is corrupt: it is left as it is.
 */
export const readRegistry = async (workspace: Workspace): Promise<Registry> => (await openRegistry(workspace)).read();

/** Changes what the registry says of a package. */
export const changeRegistry = async (workspace: Workspace, name: string, change: EntryChange): Promise<RegistryEntry> =>
  (await openRegistry(workspace)).change(name, change);
