import { setTimeout as wait } from 'node:timers/promises';
import { FirebaseError } from 'firebase/app';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  runTransaction,
  type Transaction,
} from 'firebase/firestore/lite';
import { parseContract } from 'shared-config/contract/parse-contract';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import type { DocumentsAccess } from '../environment';
import { openDocuments } from '../posts/open-documents';
import {
  changedBy,
  entrySchema,
  type Registry,
  type RegistryEntry,
  type RegistryStore,
  signersChangedBy,
} from './registry';
import { type Signers, signersSchema } from './signers';

/** Collection with one document a package. */
const registryCollection = 'releases';

/**
 * Document that names the packages. It is written when a package is released for the first time, and read by every change:
 * two packages that are new in the same moment, and so not among what the other one has read, meet here.
 */
const packagesDocument = ['registry', 'packages'] as const;

/** Document that says who signs releases: the security rules let platform staff change it, and nobody else. */
const signersDocument = ['registry', 'signers'] as const;

const packagesSchema = v.object({ names: v.array(v.string()) });

/** How long (ms) a change is tried again when others come between: as long as the file registry waits for its lock. */
const maxWait = 10_000;

/** Longest pause (ms) before the next attempt; the SDK's own retries wait for seconds. */
const maxPause = 30;

/**
 * The registry as documents, one a package. A change is written under a precondition on the update time of everything that
 * was read, so that two teams on two machines can neither overwrite each other nor both take what only one can have.
 */
export function openFirestoreRegistry(access: DocumentsAccess): RegistryStore {
  // Opened once: a process makes many changes, and ends when nothing is under way.
  const opened = openDocuments(access);
  const edit = async (change: (before: Registry) => Registry): Promise<Registry> => {
    const { database } = await opened;
    const deadline = Date.now() + maxWait;
    for (;;) {
      try {
        const listed = (await readDocuments(database)).docs.map(({ id }) => id);
        return await runTransaction(database, (transaction) => changeIn(transaction, { database, listed, change }), {
          maxAttempts: 1,
        });
      } catch (cause) {
        // Refused by the change itself, or corrupt: trying again does not help.
        if (!(cause instanceof FirebaseError)) throw cause;
        refuseIfDenied(cause);
        if (Date.now() > deadline) {
          throw new DeliveryError(
            'registry-busy',
            registryCollection,
            'other releases came between again and again',
            'Try again',
            { cause },
          );
        }
        await wait(Math.random() * maxPause);
      }
    }
  };
  return {
    read: async () => {
      const { database } = await opened;
      const [{ docs }, signers] = await Promise.all([
        readDocuments(database),
        getDoc(doc(database, ...signersDocument)).catch(refuseAccess),
      ]);
      return {
        packages: Object.fromEntries(docs.map((document) => [document.id, parseEntry(document.id, document.data())])),
        ...parseSigners(signers.data()),
      };
    },
    change: (change) => edit(changedBy(change)),
    changeSigners: (change) => edit(signersChangedBy(change)),
  };
}

type TransactionInput = {
  database: Firestore;
  listed: readonly string[];
  change: (before: Registry) => Registry;
};

/** What a transaction has read and not written is compared with what is stored when it commits. */
async function changeIn(transaction: Transaction, { database, listed, change }: TransactionInput): Promise<Registry> {
  const packages = doc(database, ...packagesDocument);
  const { success, output } = v.safeParse(packagesSchema, (await transaction.get(packages)).data());
  // What has come since they were listed is named there; registries from before there was this document have it in the list.
  const names = [...new Set([...listed, ...(success ? output.names : [])])];
  const reference = (name: string) => doc(database, registryCollection, name);
  const stored = await Promise.all(names.map((name) => transaction.get(reference(name))));
  const signers = doc(database, ...signersDocument);
  const before: Registry = {
    packages: Object.fromEntries(
      stored.filter((one) => one.exists()).map((one) => [one.id, parseEntry(one.id, one.data())]),
    ),
    ...parseSigners((await transaction.get(signers)).data()),
  };
  const after = change(before);
  const changed = Object.entries(after.packages).filter(([name, entry]) => entry !== before.packages[name]);
  if (after.signers && after.signers !== before.signers) transaction.set(signers, after.signers);
  for (const [name, entry] of changed) transaction.set(reference(name), entry);
  const isAnyNew = changed.some(([name]) => !names.includes(name));
  if (isAnyNew) transaction.set(packages, { names: [...new Set([...names, ...changed.map(([name]) => name)])].sort() });
  return after;
}

const readDocuments = (database: Firestore) => getDocs(collection(database, registryCollection)).catch(refuseAccess);

function refuseAccess(error: unknown): never {
  if (error instanceof FirebaseError) refuseIfDenied(error);
  throw error;
}

/** @throws {DeliveryError} when the security rules refuse the account: trying again does not help. */
function refuseIfDenied(error: FirebaseError): void {
  if (error.code !== 'permission-denied' && error.code !== 'unauthenticated') return;
  throw new DeliveryError(
    'access-denied',
    registryCollection,
    'the account may not do this (firestore.rules)',
    `Sign in by STAFF_EMAIL and STAFF_PASSWORD with an account whose claim "releases" names the package (docs/release.md)`,
    { cause: error },
  );
}

function parseEntry(name: string, data: unknown): RegistryEntry {
  return parseContract(entrySchema, data, {
    code: 'invalid-registry',
    subject: `${registryCollection}/${name}`,
    remedy: 'Correct the document; it has the history of the package',
  });
}

/** Nothing when no team has ever had a key. */
const parseSigners = (data: unknown): { signers?: Signers } =>
  data === undefined
    ? {}
    : {
        signers: parseContract(signersSchema, data, {
          code: 'invalid-registry',
          subject: signersDocument.join('/'),
          remedy: 'Correct the document; it has the keys that releases are signed with',
        }),
      };
