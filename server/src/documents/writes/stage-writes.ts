import { excerptOf, FirestoreError, invalidArgument } from '../firestore-error';
import { type DocumentChange, parseFields, readJson, type StoredDocument } from '../store/stored-document';
import type { DocumentValue } from '../values/document-value';
import { editFields, type FieldEditor } from '../values/field-path';
import { parseFieldsOf } from '../values/parse-value';
import { type DocumentName, formatName } from '../values/resource-name';
import { formatTimestamp, parseTimestamp } from '../values/timestamp';
import { applyUpdate } from './apply-update';
import { countIndexEntries, documentSize, maxDocumentBytes, maxIndexEntries } from './document-size';
import { checkPrecondition, documentOf, type Write } from './write';

/** Result of one write, as Firestore reports it. */
export type WriteResult = { updateTime?: string; transformResults?: DocumentValue[] };

/** The computed changes of a commit that is not stored yet. */
export type StagedCommit = { changes: DocumentChange[]; writeResults: WriteResult[] };

/** A document after the writes so far; `editor` is `null` if its fields cannot be read. */
type Staged = { name: DocumentName; createTime: string; updateTime: bigint; editor: FieldEditor | null };

// Limits of Firestore for one commit: transforms of one document, and bytes of all documents.
const maxTransforms = 500;
const maxCommitBytes = 10 * 1024 * 1024;

const tooLarge = () => invalidArgument('The commit is too large: its documents have more than 10 MiB');

/** The fields that a write changes. @throws {FirestoreError} when they cannot be read: the write would lose them. */
function editorOf(current: Staged | undefined): FieldEditor {
  if (current?.editor === null) {
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      `The stored document cannot be read; set it as a whole or delete it: ${formatName(current.name)}`,
    );
  }
  return current?.editor ?? editFields({});
}

/** Reads stored documents, up to the size of one commit. */
function createReader(find: (name: DocumentName) => StoredDocument | undefined) {
  let bytes = 0;
  return (name: DocumentName): Staged | undefined => {
    const row = find(name);
    if (!row) return undefined;
    bytes += row.fields.length;
    // JSON is larger than what Firestore counts.
    if (bytes > 2 * maxCommitBytes) throw tooLarge();
    const json = readJson(row);
    const editor = json && editFields(parseFields(json));
    return { name, createTime: row.createTime, updateTime: parseTimestamp(row.updateTime), editor };
  };
}

/**
 * Computes the changes of one commit. Its writes apply in order, each to the result of those before.
 * @param time of the commit, in microseconds
 * @throws {FirestoreError} when a precondition fails, or Firestore would refuse a document.
 */
export function stageWrites(
  writes: readonly Write[],
  find: (name: DocumentName) => StoredDocument | undefined,
  time: bigint,
): StagedCommit {
  const read = createReader(find);
  const commitTime = formatTimestamp(time);
  const staged = new Map<string, Staged | undefined>();
  const changed = new Map<string, { name: DocumentName; transforms: number }>();

  const writeResults = writes.map((write): WriteResult => {
    const name = documentOf(write);
    const key = formatName(name);
    const current = staged.has(key) ? staged.get(key) : read(name);
    staged.set(key, current);
    checkPrecondition(write, current);
    if ('verify' in write) return current ? { updateTime: formatTimestamp(current.updateTime) } : {};
    if ('delete' in write) {
      changed.set(key, { name, transforms: 0 });
      staged.set(key, undefined);
      return {};
    }
    const transforms = (changed.get(key)?.transforms ?? 0) + write.updateTransforms.length;
    if (transforms > maxTransforms) throw invalidArgument(`More than ${maxTransforms} transforms of ${excerptOf(key)}`);
    changed.set(key, { name, transforms });
    const { editor, transformResults } = applyUpdate(
      write,
      write.updateMask ? editorOf(current) : editFields({}),
      commitTime,
    );
    staged.set(key, { name, createTime: current?.createTime ?? commitTime, updateTime: time, editor });
    return { updateTime: commitTime, ...(transformResults.length > 0 ? { transformResults } : {}) };
  });

  let bytes = 0;
  const changes = [...changed].map(([key, { name }]): DocumentChange => {
    const document = staged.get(key);
    if (!document) return { kind: 'remove', name };
    // Valid parts can make an invalid document, such as one nested too deeply.
    const fields = parseFieldsOf(document.editor?.fields ?? {});
    const size = documentSize(name, fields);
    bytes += size;
    if (size > maxDocumentBytes) throw invalidArgument(`The document is larger than 1 MiB: ${key}`);
    if (countIndexEntries(fields) > maxIndexEntries) throw invalidArgument(`The document has too many fields: ${key}`);
    if (bytes > maxCommitBytes) throw tooLarge();
    return { kind: 'put', name, fields, createTime: document.createTime, updateTime: commitTime };
  });
  return { changes, writeResults };
}
