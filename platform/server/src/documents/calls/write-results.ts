import type { FoundDocument } from '../query/run-query';
import { parseFields, type StoredDocument } from '../store/stored-document';
import type { DocumentFields } from '../values/document-value';
import { readField, writeField } from '../values/field-path';

// Results as the client gets them. The stored JSON of documents is passed on, and only parsed where some fields are wanted.

/** Paths of the fields that a client wants; `null` for all. */
export type Selection = readonly (readonly string[])[] | null;

function selectFields(json: Buffer, paths: NonNullable<Selection>): string {
  const fields = parseFields(json);
  const selected: DocumentFields = {};
  for (const names of paths) writeField(selected, names, readField(fields, names));
  return JSON.stringify(selected);
}

/** Writes a document (google.firestore.v1.Document), without `fields` if those are empty. */
function writeDocument({ name, createTime, updateTime }: StoredDocument, json: Buffer, select: Selection): string {
  const fields = select ? selectFields(json, select) : json.toString();
  const head = JSON.stringify({ name, createTime, updateTime });
  return fields === '{}' ? head : `${head.slice(0, -1)},"fields":${fields}}`;
}

/** Writes what a query found. */
export function writeFound(
  found: readonly FoundDocument[],
  { offset, select }: { offset: number; select: Selection },
  readTime: string,
): string {
  const entries = found.map(
    ({ document }) => `{"document":${writeDocument(document, document.json, select)},"readTime":"${readTime}"}`,
  );
  // The number of skipped results has an entry of its own, which is the only one when nothing is found.
  if (offset > 0) entries.unshift(JSON.stringify({ readTime, skippedResults: offset }));
  else if (found.length === 0) entries.push(JSON.stringify({ readTime }));
  return `[${entries.join(',\n')}]`;
}

/** Writes documents that were read by name. */
export function writeNamed(
  documents: readonly { name: string; document: StoredDocument | undefined }[],
  select: Selection,
  readTime: string,
): string {
  const entries = documents.map(({ name, document }) => {
    if (!document?.json) return JSON.stringify({ missing: name, readTime });
    return `{"found":${writeDocument(document, document.json, select)},"readTime":"${readTime}"}`;
  });
  return `[${entries.join(',\n')}]`;
}
