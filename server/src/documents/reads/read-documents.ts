import type { Query } from '../query/parse-query';
import { runQuery } from '../query/run-query';
import { timeOfReading } from '../store/clock';
import type { Connections } from '../store/connections';
import type { Reader } from '../store/document-table';
import { readFields } from '../store/stored-fields';
import { parseDocumentName } from '../values/resource-name';
import { formatTimestamp } from '../values/timestamp';
import { describeDocument } from './document-json';

/** Runs a generator over one snapshot of the database, on its own connection. */
export function* inSnapshot<Piece>(
  connections: Connections,
  run: (reader: Reader) => Iterable<Piece>,
): Generator<Piece> {
  const reader = connections.takeReader();
  try {
    reader.connection.exec('BEGIN');
    yield* run(reader);
  } finally {
    if (reader.connection.open && reader.connection.inTransaction) reader.connection.exec('COMMIT');
    connections.giveBack(reader);
  }
}

/** Reads the fields of a document by its number. */
export const readFieldsOf = (reader: Reader) => (document: number) => {
  const row = reader.table.read(document);
  return row ? readFields(row) : null;
};

/** Joins the entries of a JSON array, one per line. */
export function* toArray(entries: Iterable<readonly (string | Buffer)[]>): Generator<string | Buffer> {
  let separator = '[';
  for (const entry of entries) {
    yield separator;
    yield* entry;
    separator = ',\n';
  }
  yield separator === '[' ? '[]' : ']';
}

/** Entries of a query's result. */
export function* listQuery(reader: Reader, query: Query): Generator<readonly (string | Buffer)[]> {
  const readTime = `"readTime":"${formatTimestamp(timeOfReading(reader.connection))}"`;
  const documents = runQuery(reader.connection, query, readFieldsOf(reader));
  // The first entry has the number of skipped results; it is the only one when nothing is found.
  if (query.offset > 0) yield [`{${readTime},"skippedResults":${query.offset}}`];
  else if (documents.length === 0) yield [`{${readTime}}`];
  for (const document of documents) {
    const row = reader.table.read(document);
    const description = row && describeDocument(row.name, row, query.select);
    if (description) yield ['{"document":', ...description, `,${readTime}}`];
  }
}

/** Entries for documents by name. */
export function* listNames(
  reader: Reader,
  names: ReadonlySet<string>,
  root: string,
  select: readonly string[][] | null,
): Generator<readonly (string | Buffer)[]> {
  const readTime = `"readTime":"${formatTimestamp(timeOfReading(reader.connection))}"`;
  for (const name of names) {
    const row = reader.table.find(parseDocumentName(name, root));
    const description = row && describeDocument(name, row, select);
    if (description) yield ['{"found":', ...description, `,${readTime}}`];
    else yield [`{"missing":${JSON.stringify(name)},${readTime}}`];
  }
}
