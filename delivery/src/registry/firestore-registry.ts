import { setTimeout as wait } from 'node:timers/promises';
import { FirebaseError } from 'firebase/app';
import { collection, doc, getDocs, runTransaction } from 'firebase/firestore/lite';
import { parseContract } from 'shared-config/contract/parse-contract';
import { DeliveryError } from '../delivery-error';
import type { DocumentsAccess } from '../environment';
import { openDocuments } from '../posts/open-documents';
import { entrySchema, type Registry, type RegistryEntry, type RegistryStore, registryVersion } from './registry';

/** Collection with one document a package. */
const registryCollection = 'releases';

/** How long (ms) a change is tried again when others come between: as long as the file registry waits for its lock. */
const maxWait = 10_000;

/** Longest pause (ms) before the next attempt; the SDK's own retries wait for seconds. */
const maxPause = 30;

/**
 * The registry as documents, one a package: a change is written under a precondition on the update time of what was
 * read, so that two teams on two machines cannot overwrite each other.
 */
export function openFirestoreRegistry(access: DocumentsAccess): RegistryStore {
  // Opened once: a process makes many changes, and ends when nothing is under way.
  const opened = openDocuments(access);
  return {
    read: async () => {
      const { database } = await opened;
      const { docs } = await getDocs(collection(database, registryCollection)).catch((error: unknown) => {
        if (error instanceof FirebaseError) refuseIfDenied(error, 'all packages');
        throw error;
      });
      const packages: Registry['packages'] = {};
      for (const { id, data } of docs.map((document) => ({ id: document.id, data: document.data() })))
        packages[id] = parseEntry(id, data);
      return { contractVersion: registryVersion, packages };
    },
    change: async (name, change) => {
      const { database } = await opened;
      const reference = doc(database, registryCollection, name);
      const deadline = Date.now() + maxWait;
      for (;;) {
        try {
          return await runTransaction(
            database,
            async (transaction): Promise<RegistryEntry> => {
              const stored = await transaction.get(reference);
              const before = stored.exists() ? parseEntry(name, stored.data()) : undefined;
              const after = change(before);
              if (after !== before) transaction.set(reference, after);
              return after;
            },
            { maxAttempts: 1 },
          );
        } catch (cause) {
          // Refused by the change itself, or corrupt: trying again does not help.
          if (!(cause instanceof FirebaseError)) throw cause;
          refuseIfDenied(cause, name);
          if (Date.now() > deadline) {
            throw new DeliveryError(
              'registry-busy',
              `${registryCollection}/${name}`,
              'other releases came between again and again',
              'Try again',
              { cause },
            );
          }
          await wait(Math.random() * maxPause);
        }
      }
    },
  };
}

/** @throws {DeliveryError} when the security rules refuse the account: trying again does not help. */
function refuseIfDenied(error: FirebaseError, name: string): void {
  if (error.code !== 'permission-denied' && error.code !== 'unauthenticated') return;
  throw new DeliveryError(
    'access-denied',
    `${registryCollection}/${name}`,
    'the account may not do this (firestore.rules)',
    `Sign in by STAFF_EMAIL and STAFF_PASSWORD with an account whose claim "releases" names the package (docs/release.md)`,
    { cause: error },
  );
}

function parseEntry(name: string, data: unknown): RegistryEntry {
  return parseContract(entrySchema, data, {
    code: 'invalid-registry',
    subject: `${registryCollection}/${name}`,
    remedy: 'Correct the document, or delete it and release the package again',
  });
}
