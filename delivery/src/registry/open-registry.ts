import { DeliveryError } from '../delivery-error';
import type { DocumentsAccess } from '../environment';
import { explainUnknownPackage, hostName, listRemotes, type Workspace } from '../workspace';
import { openFileRegistry } from './file-registry';
import { openFirestoreRegistry } from './firestore-registry';
import type { EntryChange, Registry, RegistryChange, RegistryEntry, RegistryStore } from './registry';
import type { SignersChange } from './signers';

const opened = new Map<string, RegistryStore>();

/** The registry of a workspace: a file, or documents when `RELEASE_REGISTRY` is `documents`. Opened once. */
function openRegistry({ releases, environment }: Workspace): RegistryStore {
  const { registry, documents } = environment;
  const store =
    opened.get(releases) ?? (registry === 'documents' ? openDocumentsRegistry(documents) : openFileRegistry(releases));
  opened.set(releases, store);
  return store;
}

function openDocumentsRegistry(documents: DocumentsAccess | undefined): RegistryStore {
  if (documents) return openFirestoreRegistry(documents);
  throw new DeliveryError(
    'no-documents-store',
    'RELEASE_REGISTRY',
    'no variable names the documents store',
    'Set DOCUMENTS_ORIGIN or SITE_FIREBASE_CONFIG',
  );
}

/**
 * What is live, and what was; empty when nothing was ever released.
 * @throws {ContractError | DeliveryError} when the registry is corrupt: it is left as it is.
 */
export const readRegistry = async (workspace: Workspace): Promise<Registry> => openRegistry(workspace).read();

/** Changes entries of the registry, all of them or none. */
export const changeEntries = async (workspace: Workspace, change: RegistryChange): Promise<Registry> =>
  openRegistry(workspace).change(change);

/** Changes who signs releases. */
export const changeSigners = async (workspace: Workspace, change: SignersChange): Promise<Registry> =>
  openRegistry(workspace).changeSigners(change);

/** Changes the entry of a package. */
export const changeRegistry = (workspace: Workspace, name: string, change: EntryChange): Promise<Registry> =>
  changeEntries(workspace, ({ packages }) => ({ [name]: change(packages[name]) }));

/**
 * What the registry knows of a package, whether its folder is there or not: a retired one keeps its history.
 * @returns `undefined` for a package of the checkout that was never released
 * @throws {DeliveryError} for a name that neither the registry nor the checkout knows, with the one that was probably meant.
 */
export async function readEntry(workspace: Workspace, name: string): Promise<RegistryEntry | undefined> {
  const { packages } = await readRegistry(workspace);
  const known = new Set([hostName, ...listRemotes(workspace), ...Object.keys(packages)]);
  if (!known.has(name)) throw explainUnknownPackage(name, [...known]);
  return packages[name];
}
