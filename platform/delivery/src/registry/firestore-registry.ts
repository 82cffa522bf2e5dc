import { type KeyObject, sign } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { FirebaseError } from 'firebase/app';
import { doc, type Firestore, getDoc, runTransaction, type Transaction } from 'firebase/firestore/lite';
import { changeSignatureField, registryChangeText } from 'kit/contract/registry-change';
import { remoteNameSchema } from 'kit/contract/remote-name';
import { production, siteEnvironmentSchema } from 'kit/contract/site-environment';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import type { DocumentsAccess } from '../environment';
import { openDocuments } from '../open-documents';
import { publicKeyOf } from '../signatures/release-signature';
import { archivedNext, listOldLines, oldLinesId } from './archived-history';
import { archivedIn, oldLinesCollection, parseRegistry, signersDocument } from './parse-stored-registry';
import { listDocuments, readDocuments, refuseAccess, refuseIfDenied } from './read-documents';
import { changedBy, type Registry, type RegistryEntry, type RegistryStore, signersChangedBy } from './registry';
import { keyId, type Signers } from './signers';

/** Where an environment's registry is. */
type Places = {
  /** Collection with one document a package. */
  releases: string;
  /**
   * Document that names the packages. It is written when a package is released for the first time, and read by every change:
   * two packages that are new in the same moment, and so not among what the other one has read, meet here.
   */
  packages: string;
};

const environmentsCollection = 'environments';

/** The documents of production are where they were before there were other environments. */
const placesOf = (environment: string): Places =>
  environment === production
    ? { releases: 'releases', packages: 'registry/packages' }
    : {
        releases: `${environmentsCollection}/${environment}/releases`,
        packages: `${environmentsCollection}/${environment}`,
      };

/** How many histories may move old lines in one commit: the rules look at two documents for each, and at twenty in all. */
const maxMoving = 8;

// A name that is none cannot be asked for: whoever wrote it would stop the releases of all teams.
const packagesSchema = v.object({
  names: v.pipe(
    v.array(v.unknown()),
    v.transform((names) => names.filter((name) => v.is(remoteNameSchema, name))),
  ),
});

/** How long (ms) a change is tried again when others come between: as long as the file registry waits for its lock. */
const maxWait = 10_000;

/** Longest pause (ms) before the next attempt; the SDK's own retries wait for seconds. */
const maxPause = 30;

// Opened once: a process makes many changes in several environments, and ends when nothing is under way.
const openedDocuments = new Map<DocumentsAccess, ReturnType<typeof openDocuments>>();

async function openDatabase(access: DocumentsAccess): Promise<Firestore> {
  const opened = openedDocuments.get(access) ?? openDocuments(access);
  openedDocuments.set(access, opened);
  return (await opened).database;
}

/** Signs a document of the registry; of a project of Firebase, whose rules say who may do what, none is signed. */
type Sign = (path: string, fields: Record<string, unknown>) => Record<string, unknown>;

const signWith =
  (readKey: () => KeyObject | undefined): Sign =>
  (path, { [changeSignatureField]: _, ...fields }) => {
    const key = readKey();
    if (!key) return fields;
    const signature = sign(null, Buffer.from(registryChangeText(path, fields)), key).toString('base64');
    return { ...fields, [changeSignatureField]: { key: keyId(publicKeyOf(key)), signature } };
  };

/**
 * The registry of an environment as documents, one a package. A change is written under a precondition on the update time of
 * everything that was read, so that two teams on two machines can neither overwrite each other nor both take what only one
 * can have.
 * @param readKey gives the key that changes are signed with, where a server keeps them
 */
export function openFirestoreRegistry(
  access: DocumentsAccess,
  environment: string = production,
  readKey: () => KeyObject | undefined = () => undefined,
): RegistryStore {
  const signed = signWith(access.settings.kind === 'embedded' ? readKey : () => undefined);
  const places = placesOf(environment);
  const attempt = async <Value>(
    work: (transaction: Transaction, input: TransactionInput) => Promise<Value>,
  ): Promise<Value> => {
    const database = await openDatabase(access);
    const deadline = Date.now() + maxWait;
    for (;;) {
      try {
        const listed = (await listDocuments(database, places.releases)).docs.map(({ id }) => id);
        return await runTransaction(database, (transaction) => work(transaction, { database, places, listed }), {
          maxAttempts: 1,
        });
      } catch (cause) {
        // Refused by the change itself, or corrupt: trying again does not help.
        if (!(cause instanceof FirebaseError)) throw cause;
        refuseIfDenied(cause, places.releases);
        if (Date.now() > deadline) {
          throw new DeliveryError(
            'registry-busy',
            places.releases,
            'other releases came between again and again',
            'Try again',
            { cause },
          );
        }
        await wait(Math.random() * maxPause);
      }
    }
  };
  const edit = (change: (before: Registry) => Registry): Promise<Registry> =>
    attempt((transaction, input) => changeIn(transaction, input, change, signed));
  return {
    read: async () => {
      const database = await openDatabase(access);
      const [{ docs }, signers] = await Promise.all([
        readDocuments(database, places.releases),
        getDoc(doc(database, signersDocument)).catch((error: unknown) => refuseAccess(error, signersDocument)),
      ]);
      return parseRegistry(database, places.releases, docs, signers);
    },
    change: (change) => edit(changedBy(change)),
    changeSigners: (change) => edit(signersChangedBy(change)),
    remove: async (isMeant) =>
      environment !== production && attempt((transaction, input) => removeIn(transaction, input, isMeant)),
  };
}

/** The environments that have a registry among the documents, besides production. */
export async function listFirestoreEnvironments(access: DocumentsAccess): Promise<string[]> {
  const { docs } = await readDocuments(await openDatabase(access), environmentsCollection);
  return docs.map(({ id }) => id).filter((name) => v.is(siteEnvironmentSchema, name));
}

type TransactionInput = { database: Firestore; places: Places; listed: readonly string[] };

/** A document that a transaction has read and not written is compared with the stored one when it commits. */
async function readIn(
  transaction: Transaction,
  { database, places, listed }: TransactionInput,
): Promise<{ names: readonly string[]; named: readonly string[]; archived: ArchivedLines; registry: Registry }> {
  const { success, output } = v.safeParse(
    packagesSchema,
    (await transaction.get(doc(database, places.packages))).data(),
  );
  // Packages that have come since they were listed are named there; registries from before there was this document have it in the list.
  const named = success ? output.names : [];
  const names = [...new Set([...listed, ...named])];
  const stored = await Promise.all(names.map((name) => transaction.get(doc(database, places.releases, name))));
  const signers = await transaction.get(doc(database, signersDocument));
  const documents = stored.filter((one) => one.exists());
  const archived = new Map([...documents, signers].map((one) => [one.ref.path, archivedIn(one)]));
  return { names, named, archived, registry: await parseRegistry(database, places.releases, documents, signers) };
}

/** How many lines of each document's history stand in documents of their own, by the path of the document. */
type ArchivedLines = ReadonlyMap<string, number>;

async function changeIn(
  transaction: Transaction,
  input: TransactionInput,
  change: (before: Registry) => Registry,
  signed: Sign,
): Promise<Registry> {
  const { database, places } = input;
  const { names, named, archived, registry: before } = await readIn(transaction, input);
  const after = change(before);
  let moving = 0;
  const write = (path: string, { history, ...entry }: RegistryEntry | Signers) => {
    const reference = doc(database, path);
    const stored = archived.get(path) ?? 0;
    const next = moving < maxMoving ? archivedNext(history.length, stored) : stored;
    const fields = { ...entry, history: history.slice(next), ...(next > 0 ? { archived: next } : {}) };
    transaction.set(reference, signed(path, fields));
    if (next === stored) return;
    moving += 1;
    // In this commit: nobody ever reads a history without them, and rules compare them with what it had.
    transaction.set(doc(reference, oldLinesCollection, oldLinesId(stored)), { lines: history.slice(stored, next) });
  };
  const changed = Object.entries(after.packages).filter(([name, entry]) => entry !== before.packages[name]);
  if (after.signers && after.signers !== before.signers) write(signersDocument, after.signers);
  for (const [name, entry] of changed) write(`${places.releases}/${name}`, entry);
  const isAnyNew = changed.some(([name]) => !names.includes(name));
  if (isAnyNew) {
    // Names in the list that are not stored here belong to other teams: the rules let each name its own.
    const all = [...new Set([...named, ...changed.map(([name]) => name)])].sort();
    transaction.set(doc(database, places.packages), { names: all });
  }
  return after;
}

async function removeIn(
  transaction: Transaction,
  input: TransactionInput,
  isMeant: (registry: Registry) => boolean,
): Promise<boolean> {
  const { database, places } = input;
  const { names, archived, registry } = await readIn(transaction, input);
  if (!isMeant(registry)) return false;
  for (const name of names) {
    const reference = doc(database, places.releases, name);
    for (const id of listOldLines(archived.get(reference.path) ?? 0))
      transaction.delete(doc(reference, oldLinesCollection, id));
    transaction.delete(reference);
  }
  transaction.delete(doc(database, places.packages));
  return true;
}
