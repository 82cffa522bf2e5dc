import type { DocumentReference, Firestore } from 'firebase/firestore/lite';
import { parseContract } from 'kit/contract/parse-contract';
import type * as v from 'valibot';
import { archivedSchema, listOldLines, oldLinesSchema } from './archived-history';
import { readDocuments } from './read-documents';
import { entrySchema, type Registry } from './registry';
import { signersSchema } from './signers';

/** Document that says who signs releases, in all environments: the security rules let platform staff change it, and nobody else. */
export const signersDocument = 'registry/signers';

/** Collection below a document with a history: the old lines of it. */
export const oldLinesCollection = 'history';

/** A stored document that may have a history. */
type StoredHistory = { id: string; ref: DocumentReference; data: () => Record<string, unknown> | undefined };

const parseStored = <Schema extends v.GenericSchema>(schema: Schema, data: unknown, subject: string, remedy: string) =>
  parseContract(schema, data, { code: 'invalid-registry', subject, remedy });

/** How many lines of its history stand in documents of their own. */
export const archivedIn = (document: StoredHistory): number =>
  parseStored(
    archivedSchema,
    document.data() ?? {},
    document.ref.path,
    'Correct the document; "archived" is the number of lines in the collection below it',
  ).archived;

/** The registry as it is stored, with the whole history of each package. */
export async function parseRegistry(
  database: Firestore,
  releases: string,
  documents: readonly StoredHistory[],
  signers: StoredHistory,
): Promise<Registry> {
  const [keys, ...entries] = await Promise.all([signers, ...documents].map((one) => joinHistory(database, one)));
  const packages = documents.map(({ id }, index) => {
    const remedy = 'Correct the document; it has the history of the package';
    return [id, parseStored(entrySchema, entries[index], `${releases}/${id}`, remedy)] as const;
  });
  const remedy = 'Correct the document; it has the keys that releases are signed with';
  return {
    packages: Object.fromEntries(packages),
    // Nothing when no team has ever had a key.
    ...(keys === undefined ? {} : { signers: parseStored(signersSchema, keys, signersDocument, remedy) }),
  };
}

/**
 * The fields of a document, its old lines in front of the others. They are read apart from it, and nothing can come between: they are never
 * changed, and those that have moved since stand in the document as it was read.
 */
async function joinHistory(database: Firestore, document: StoredHistory): Promise<unknown> {
  const count = archivedIn(document);
  if (count === 0) return document.data();
  const place = `${document.ref.path}/${oldLinesCollection}`;
  const { docs } = await readDocuments(database, place);
  const stored = new Map(docs.map((one) => [one.id, one.data()]));
  const remedy = 'Restore the document from a backup; it has a part of the history';
  const lines = listOldLines(count).flatMap(
    (id) => parseStored(oldLinesSchema, stored.get(id), `${place}/${id}`, remedy).lines,
  );
  const { archived: _archived, history, ...fields } = document.data() ?? {};
  return { ...fields, history: Array.isArray(history) ? [...lines, ...history] : history };
}
