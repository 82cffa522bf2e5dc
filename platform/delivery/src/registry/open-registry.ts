import { production } from 'kit/contract/site-environment';
import { DeliveryError } from '../delivery-error';
import type { DocumentsAccess } from '../environment';
import { readSigningKey } from '../signatures/read-signing-key';
import { explainUnknownPackage, hostName, inEnvironment, listRemotes, type Workspace } from '../workspace';
import { listFileEnvironments, openFileRegistry } from './file-registry';
import { listFirestoreEnvironments, openFirestoreRegistry } from './firestore-registry';
import type { EntryChange, Registry, RegistryChange, RegistryEntry, RegistryStore, SignersChange } from './registry';

const opened = new Map<string, RegistryStore>();

/** The registry of a workspace's environment: a file, or documents when `RELEASE_REGISTRY` is `documents`. Opened once. */
function openRegistry(workspace: Workspace): RegistryStore {
  const { releases, environment, siteEnvironment } = workspace;
  const { registry, documents, signingKey } = environment;
  const key = [releases, siteEnvironment, signingKey].join('\n');
  const store =
    opened.get(key) ??
    (registry === 'documents'
      ? openFirestoreRegistry(requireAccess(documents), siteEnvironment, () => readSigningKey(workspace))
      : openFileRegistry(releases, siteEnvironment));
  opened.set(key, store);
  return store;
}

function requireAccess(documents: DocumentsAccess | undefined): DocumentsAccess {
  if (documents) return documents;
  throw new DeliveryError(
    'no-documents-store',
    'RELEASE_REGISTRY',
    'no variable names the documents store',
    'Set DOCUMENTS_ORIGIN or SITE_FIREBASE_CONFIG',
  );
}

/** All environments in which something was ever live, by name, and production. */
export async function listEnvironments({ releases, environment }: Workspace): Promise<string[]> {
  const { registry, documents } = environment;
  const others =
    registry === 'documents'
      ? await listFirestoreEnvironments(requireAccess(documents))
      : await listFileEnvironments(releases);
  return [production, ...others.filter((name) => name !== production).sort()];
}

/** Removes the registry of an environment, unless it is production's. @returns whether it was forgotten */
export const removeRegistry = (workspace: Workspace, isMeant: (registry: Registry) => boolean): Promise<boolean> =>
  openRegistry(workspace).remove(isMeant);

/**
 * The registry of the versions that are live, and were; empty when nothing was ever released.
 * @throws {ContractError | DeliveryError} when the registry is corrupt: it is left as it is.
 */
export const readRegistry = async (workspace: Workspace): Promise<Registry> => openRegistry(workspace).read();

/** Changes entries of the registry, all of them or none. */
export const changeEntries = async (workspace: Workspace, change: RegistryChange): Promise<Registry> =>
  openRegistry(workspace).change(change);

/** Changes who signs releases, in all environments: it stands in the registry of production. */
export const changeSigners = async (workspace: Workspace, change: SignersChange): Promise<Registry> =>
  openRegistry(inEnvironment(workspace, production)).changeSigners(change);

/** Changes the entry of a package. */
export const changeRegistry = (workspace: Workspace, name: string, change: EntryChange): Promise<Registry> =>
  changeEntries(workspace, ({ packages }) => ({ [name]: change(packages[name]) }));

/**
 * The registry's entry of a package, whether its folder is there or not: a retired one keeps its history.
 * @returns `undefined` for a package of the checkout that was never released
 * @throws {DeliveryError} for a name that neither the registry nor the checkout knows, with the one that was probably meant.
 */
export async function readEntry(workspace: Workspace, name: string): Promise<RegistryEntry | undefined> {
  const { packages } = await readRegistry(workspace);
  const known = new Set([hostName, ...listRemotes(workspace), ...Object.keys(packages)]);
  if (!known.has(name)) throw explainUnknownPackage(name, [...known]);
  return packages[name];
}
