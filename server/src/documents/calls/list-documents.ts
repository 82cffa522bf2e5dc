import type { Query } from '../query/parse-query';
import { runQuery } from '../query/run-query';
import type { DocumentTable } from '../store/document-table';
import { parseFields, readJson, reportUnreadable, type StoredDocument } from '../store/stored-document';
import type { DocumentFields } from '../values/document-value';
import { editFields, readField } from '../values/field-path';
import { type DocumentName, formatName } from '../values/resource-name';

// Results as JSON. The stored JSON of documents is passed on, and only parsed where some of its fields are wanted.

/** Paths of the fields that a client wants; `null` for all. */
type Selection = readonly (readonly string[])[] | null;

/** The fields at the given paths, if present. */
function selectFields(fields: DocumentFields, paths: NonNullable<Selection>): DocumentFields {
  const editor = editFields({});
  for (const names of paths) {
    const value = readField(fields, names);
    if (value !== undefined) editor.write(names, value);
  }
  return editor.fields;
}

/** A document (google.firestore.v1.Document), without `fields` if those are empty. */
function formatDocument(name: string, { createTime, updateTime }: StoredDocument, json: Buffer, select: Selection) {
  const fields = select ? JSON.stringify(selectFields(parseFields(json), select)) : json;
  const head = JSON.stringify({ name, createTime, updateTime });
  return fields.length > 2 ? [head.slice(0, -1), ',"fields":', fields, '}'] : [head];
}

/** Joins the entries of a JSON array, one per line. */
function joinEntries(entries: readonly (readonly (string | Buffer)[])[]): Buffer {
  const pieces = entries.flatMap((entry, index) => [index === 0 ? '[' : ',\n', ...entry]);
  return Buffer.concat([...pieces, ']'].map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}

/** Runs a query. @returns its result as the client gets it */
export function listQuery(table: DocumentTable, query: Query, readTime: string): Buffer {
  const time = `"readTime":"${readTime}"`;
  const found = runQuery(table, query);
  // The first entry has the number of skipped results; it is the only one when nothing is found.
  const first =
    query.offset > 0 ? [[`{${time},"skippedResults":${query.offset}}`]] : found.length === 0 ? [[`{${time}}`]] : [];
  const documents = found.map(({ name, document, json }) => [
    '{"document":',
    ...formatDocument(name, document, json, query.select),
    `,${time}}`,
  ]);
  return joinEntries([...first, ...documents]);
}

/** Reads documents by name. @returns their list as the client gets it */
export function listNames(
  table: DocumentTable,
  names: readonly DocumentName[],
  select: Selection,
  readTime: string,
): Buffer {
  const time = `"readTime":"${readTime}"`;
  const entries = names.map((documentName) => {
    const name = formatName(documentName);
    const document = table.find(documentName);
    const json = document && readJson(document);
    if (document && json) return ['{"found":', ...formatDocument(name, document, json, select), `,${time}}`];
    if (document) reportUnreadable(name);
    return [`{"missing":${JSON.stringify(name)},${time}}`];
  });
  return joinEntries(entries);
}
