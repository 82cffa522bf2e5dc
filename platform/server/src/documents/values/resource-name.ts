import * as v from 'valibot';
import { excerptOf, invalidArgument } from '../firestore-error';

// Names of documents and collections, with Firestore's limits (Firestore documentation, Quotas and limits).

const maxIdBytes = 1500;
const maxNameBytes = 6 * 1024;
/** Subcollections may nest 100 deep; each is a collection id and a document id. */
const maxSegments = 200;

/** The root of a database, `projects/{project}/databases/{database}/documents`. */
export type Root = string;

/** Name of a document: its database, and the ids from the first collection down to its own. */
export type DocumentName = { root: Root; segments: readonly string[] };

/** Whether a text can be encoded as UTF-8: it has no unpaired surrogates. */
export const isUnicode = (text: string) => !/\p{Surrogate}/u.test(text);

/** Whether a name is reserved for Firestore, such as `__name__`. */
export const isReserved = (name: string) => /^__.*__$/s.test(name);

/** Whether a text can be the id of a collection or a document. */
function isId(text: string): boolean {
  return (
    text !== '' &&
    text !== '.' &&
    text !== '..' &&
    !isReserved(text) &&
    !text.includes('/') &&
    !text.includes('\0') &&
    Buffer.byteLength(text) <= maxIdBytes &&
    isUnicode(text)
  );
}

/** Schema of the id of a collection. */
export const collectionIdSchema = v.pipe(v.string(), v.check(isId, 'not the id of a collection'));

/** Splits a full name; `segments` is empty for a root. `null` when it is not a name. */
function splitName(name: string): DocumentName | null {
  if (name.length > maxNameBytes || Buffer.byteLength(name) > maxNameBytes) return null;
  const [projects, project = '', databases, database = '', documents, ...segments] = name.split('/');
  const isRoot =
    projects === 'projects' &&
    databases === 'databases' &&
    documents === 'documents' &&
    [project, database].every((id) => id !== '' && !id.includes('\0') && isUnicode(id));
  if (!isRoot || segments.length > maxSegments || !segments.every(isId)) return null;
  return { root: `projects/${project}/databases/${database}/documents`, segments };
}

/**
 * Parses the full name of a document: an even number of ids below the root of its database.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is not one, or is outside of a given `root`.
 */
export function parseDocumentName(name: string, root?: Root): DocumentName {
  const split = splitName(name);
  const isDocument = split && split.segments.length > 0 && split.segments.length % 2 === 0;
  if (!isDocument || (root !== undefined && split.root !== root)) {
    throw invalidArgument(`Not the name of a document: "${excerptOf(name)}"`);
  }
  return split;
}

/** Schema of the full name of a document. */
export const documentNameSchema = v.pipe(
  v.string(),
  v.transform((name) => parseDocumentName(name)),
);

/**
 * Parses the parent of a call: a document, or the root of a database.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is neither.
 */
export function parseParent(name: string): DocumentName {
  const split = splitName(name);
  if (!split || split.segments.length % 2 !== 0) {
    throw invalidArgument(`Neither a document nor the root of a database: "${excerptOf(name)}"`);
  }
  return split;
}

/** Full name of a document. */
export const formatName = ({ root, segments }: DocumentName) => [root, ...segments].join('/');
