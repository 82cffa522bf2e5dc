import { createRequire } from 'node:module';
import { DeliveryError } from '../delivery-error';
import type { DocumentsAccess } from '../environment';
import type { Workspace } from '../workspace';
import { openFileRegistry } from './file-registry';
import type { EntryChange, Registry, RegistryChange, RegistryStore } from './registry';

const require = createRequire(import.meta.url);

const opened = new Map<string, Promise<RegistryStore>>();

/** The registry of a workspace: a file, or documents when `RELEASE_REGISTRY` is `documents`. */
function openRegistry({ releases, environment }: Workspace): Promise<RegistryStore> {
  const known = opened.get(releases);
  if (known) return known;
  const store =
    environment.registry === 'documents'
      ? openDocumentsRegistry(environment.documents)
      : Promise.resolve(openFileRegistry(releases));
  opened.set(releases, store);
  return store;
}

async function openDocumentsRegistry(documents: DocumentsAccess | undefined): Promise<RegistryStore> {
  if (!documents) {
    throw new DeliveryError(
      'no-documents-store',
      'RELEASE_REGISTRY',
      'no variable names the documents store',
      'Set DOCUMENTS_ORIGIN or SITE_FIREBASE_CONFIG',
    );
  }
  // Only a registry in documents needs the SDK.
  const { openFirestoreRegistry }: typeof import('./firestore-registry') = require('./firestore-registry.ts');
  return openFirestoreRegistry(documents);
}

/**
 * What is live, and what was; empty when nothing was ever released.
 * @throws {ContractError | DeliveryError} when the registry is corrupt: it is left as it is.
 */
export const readRegistry = async (workspace: Workspace): Promise<Registry> => (await openRegistry(workspace)).read();

/** Changes entries of the registry, all of them or none. */
export const changeEntries = async (workspace: Workspace, change: RegistryChange): Promise<Registry> =>
  (await openRegistry(workspace)).change(change);

/** Changes the entry of a package. */
export const changeRegistry = (workspace: Workspace, name: string, change: EntryChange): Promise<Registry> =>
  changeEntries(workspace, ({ packages }) => ({ [name]: change(packages[name]) }));
