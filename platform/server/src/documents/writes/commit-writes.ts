import type { DataConnection } from '../../storage/data-connection';
import { limitParts, measuringWeight, nameWeight, type Spend } from '../call-cost';
import { excerptOf, FirestoreError, invalidArgument } from '../firestore-error';
import { takeCommitTime } from '../store/clock';
import type { DocumentTable } from '../store/document-table';
import { parseFields } from '../store/stored-document';
import type { DocumentFields, DocumentValue } from '../values/document-value';
import { readField, writeField } from '../values/field-path';
import { parseFieldsOf } from '../values/parse-value';
import { type DocumentName, formatName } from '../values/resource-name';
import { formatTimestamp } from '../values/timestamp';
import { checkRegistryWrites, isOfRegistry, signersSegments } from './check-registry-writes';
import { checkDocumentSize } from './document-size';
import { applyTransform } from './transform';
import { checkPrecondition, documentOf, type Write } from './write';

/** Result of one write, as Firestore reports it. */
type WriteResult = { updateTime?: string; transformResults?: DocumentValue[] };

/** Result of a commit. */
export type CommitResult = { writeResults: WriteResult[]; commitTime: string };

/** A document after the writes so far. */
type Staged = {
  name: DocumentName;
  /** `undefined` when there is none; its fields are read when they are needed, and `null` when they cannot be. */
  current: { createTime: string; updateTime: string; readFields: () => DocumentFields | null } | undefined;
  /** The document before the commit. */
  former: Staged['current'];
  /** The bytes that the document took of its collection's room before the commit. */
  formerRoom: number;
  isChanged: boolean;
  /** Whether its fields are of several parts, each of which was checked alone. */
  isMerged: boolean;
  transforms: number;
};

// Limits of one commit: transforms of one document (Firestore's), and bytes of all documents (those of one request).
const maxTransforms = 500;
const maxBytes = 2 * 1024 * 1024;

/** The most that a collection holds: a list of all of it, which may have 128 MiB, can always be read (`run-query.ts`), and composed. */
const maxRoom = 100 * 1024 * 1024;

const tooLarge = () => invalidArgument('The commit is too large: its documents have more than 2 MiB');

/**
 * Commits all writes or none. They apply in order, each to the result of those before.
 * @throws {FirestoreError} when a precondition fails, or Firestore would refuse a document.
 */
export function commitWrites(
  connection: DataConnection,
  table: DocumentTable,
  writes: readonly Write[],
  spend: Spend,
): CommitResult {
  const commit = connection.transaction((): CommitResult => {
    const commitTime = formatTimestamp(takeCommitTime(connection));
    const documents = new Map<string, Staged>();
    const stage = createStage(table, documents, spend);
    const writeResults = writes.map((write) => applyWrite(write, stage(documentOf(write)), commitTime, spend));
    checkRegistry(table, [...documents.values()]);
    const grown = storeChanged(table, documents.values(), commitTime);
    for (const name of grown) checkRoom(table, name, spend);
    return { writeResults, commitTime };
  });
  return commit();
}

/** Documents of the registry are changed by whom they belong to. @throws {FirestoreError} PERMISSION_DENIED */
function checkRegistry(table: DocumentTable, documents: readonly Staged[]): void {
  const ofRegistry = documents.filter(({ name, isChanged }) => isChanged && isOfRegistry(name.segments));
  const [first] = ofRegistry;
  if (!first) return;
  const signers = table.find({ root: first.name.root, segments: signersSegments });
  checkRegistryWrites(
    ofRegistry.map(({ name, current, former }) => ({
      segments: name.segments,
      former: former?.readFields(),
      current: current?.readFields(),
    })),
    signers?.json ? parseFields(signers.json) : undefined,
  );
}

/** Reads each document of a commit once, up to the size and the work of one commit. */
function createStage(table: DocumentTable, documents: Map<string, Staged>, spend: Spend) {
  let bytes = 0;
  const checkParts = limitParts();
  const readFields = (json: Buffer) => {
    checkParts(json);
    return parseFields(json);
  };
  return (name: DocumentName): Staged => {
    const key = formatName(name);
    const known = documents.get(key);
    if (known) return known;
    spend(nameWeight * key.length);
    const stored = table.find(name);
    bytes += stored?.json?.length ?? 0;
    // JSON is larger than what Firestore counts.
    if (bytes > 2 * maxBytes) throw tooLarge();
    const current = stored && { ...stored, readFields: () => stored.json && readFields(stored.json) };
    const staged = {
      name,
      current,
      former: current,
      formerRoom: stored?.room ?? 0,
      isChanged: false,
      isMerged: false,
      transforms: 0,
    };
    documents.set(key, staged);
    return staged;
  };
}

function applyWrite(write: Write, document: Staged, commitTime: string, spend: Spend): WriteResult {
  const { current } = document;
  checkPrecondition(write, current?.updateTime);
  if ('verify' in write) return current ? { updateTime: current.updateTime } : {};
  document.isChanged = true;
  if ('delete' in write) {
    document.current = undefined;
    return {};
  }
  const { update, updateMask, updateTransforms } = write;
  document.transforms += updateTransforms.length;
  if (document.transforms > maxTransforms) throw invalidArgument(`More than ${maxTransforms} transforms of a document`);
  document.isMerged = updateMask !== undefined || updateTransforms.length > 0;
  const fields = updateMask ? fieldsToChange(document) : update.fields;
  for (const names of updateMask?.fieldPaths ?? []) writeField(fields, names, readField(update.fields, names));
  const transformResults = updateTransforms.map((transform): DocumentValue => {
    const value = applyTransform(transform, readField(fields, transform.fieldPath), commitTime, spend);
    writeField(fields, transform.fieldPath, value);
    return 'arrayValue' in value ? { nullValue: null } : value;
  });
  document.current = {
    createTime: current?.createTime ?? commitTime,
    updateTime: commitTime,
    readFields: () => fields,
  };
  return { updateTime: commitTime, ...(transformResults.length > 0 ? { transformResults } : {}) };
}

/** The fields that a write changes in part. @throws {FirestoreError} when they cannot be read: the write would lose them. */
function fieldsToChange({ name, current }: Staged): DocumentFields {
  if (!current) return {};
  const fields = current.readFields();
  if (fields) return fields;
  const remedy = 'set it as a whole or delete it';
  throw new FirestoreError('FAILED_PRECONDITION', `The stored document cannot be read; ${remedy}: ${formatName(name)}`);
}

/** Stores what has changed. @returns of each collection that is larger than before, a document */
function storeChanged(table: DocumentTable, documents: Iterable<Staged>, updateTime: string): DocumentName[] {
  let bytes = 0;
  const growths = new Map<string, { name: DocumentName; growth: number }>();
  const noteRoom = ({ name, formerRoom }: Staged, room: number) => {
    const collection = formatName(collectionOf(name));
    const growth = growths.get(collection)?.growth ?? 0;
    growths.set(collection, { name, growth: growth + room - formerRoom });
  };
  for (const document of documents) {
    const { name, current, isChanged, isMerged } = document;
    if (!isChanged) continue;
    if (!current) {
      table.remove(name);
      noteRoom(document, 0);
      continue;
    }
    // Valid parts can make an invalid document, such as one nested too deeply.
    const changed = current.readFields() ?? {};
    const fields = isMerged ? parseFieldsOf(changed) : changed;
    bytes += checkDocumentSize(name, fields);
    if (bytes > maxBytes) throw tooLarge();
    noteRoom(document, table.put(name, fields, { createTime: current.createTime, updateTime }));
  }
  return [...growths.values()].filter(({ growth }) => growth > 0).map(({ name }) => name);
}

const collectionOf = ({ root, segments }: DocumentName): DocumentName => ({ root, segments: segments.slice(0, -1) });

/** @throws {FirestoreError} RESOURCE_EXHAUSTED when the collection of a document has more than one may have */
function checkRoom(table: DocumentTable, name: DocumentName, spend: Spend): void {
  const { room, count } = table.measureCollection(name);
  if (room > maxRoom) {
    const collection = excerptOf(collectionOf(name).segments.join('/'));
    throw new FirestoreError(
      'RESOURCE_EXHAUSTED',
      `The collection ${collection} has no room: it holds at most 100 MiB, and a document counts at least 3 kB. Delete what nobody needs`,
    );
  }
  spend(measuringWeight * count);
}
