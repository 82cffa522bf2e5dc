import * as v from 'valibot';
import { FirestoreError } from '../firestore-error';
import { aggregationQuerySchema, runAggregations } from '../query/aggregate';
import { readQuery } from '../query/parse-query';
import { structuredQuerySchema, unimplemented } from '../query/structured-query';
import { timeOfReading } from '../store/clock';
import type { DocumentDatabase } from '../store/document-database';
import { parseFieldPath } from '../values/field-path';
import { formatName, parseDocumentName, parseParent } from '../values/resource-name';
import { formatTimestamp } from '../values/timestamp';
import { commitWrites } from '../writes/commit-writes';
import { commitSchema, documentOf } from '../writes/write';
import { listNames, listQuery } from './list-documents';
import { parseRequest } from './request-body';

/** A call of Firestore's interface: the method, the parent document or root, and the JSON body. */
export type Call = { method: string; parent: string; body: Uint8Array };

/** Result of a call: JSON, and the ids of the collections that it changed. */
export type CallResult = { json: Uint8Array; changedCollections: readonly string[] };

const ofTransactions = {
  transaction: unimplemented('transaction'),
  newTransaction: unimplemented('newTransaction'),
  readTime: unimplemented('readTime'),
};
const runQuerySchema = v.strictObject({
  structuredQuery: structuredQuerySchema,
  explainOptions: unimplemented('explainOptions'),
  ...ofTransactions,
});
const runAggregationQuerySchema = v.strictObject({
  structuredAggregationQuery: aggregationQuerySchema,
  explainOptions: unimplemented('explainOptions'),
  ...ofTransactions,
});
const maskSchema = v.object({ fieldPaths: v.optional(v.array(v.pipe(v.string(), v.transform(parseFieldPath))), []) });
const batchGetSchema = v.strictObject({
  documents: v.optional(v.array(v.string()), []),
  mask: v.optional(maskSchema),
  ...ofTransactions,
});

const toJson = (value: unknown) => Buffer.from(JSON.stringify(value));

/**
 * Runs one call of Firestore's interface.
 * @throws {FirestoreError} when it is refused
 */
export async function runCall(database: DocumentDatabase, call: Call): Promise<CallResult> {
  const { method, body } = call;
  const parent = parseParent(call.parent);
  const { table, read } = database;
  const readTime = () => formatTimestamp(timeOfReading(database.connection));
  if (method === 'runQuery') {
    const query = readQuery(parent, parseRequest(runQuerySchema, body).structuredQuery);
    return { json: read(() => listQuery(table, query, readTime())), changedCollections: [] };
  }
  if (method === 'runAggregationQuery') {
    const { structuredQuery, aggregations } = parseRequest(runAggregationQuerySchema, body).structuredAggregationQuery;
    const query = readQuery(parent, structuredQuery);
    const result = () => ({ aggregateFields: runAggregations(table, query, aggregations) });
    return { json: toJson(read(() => [{ result: result(), readTime: readTime() }])), changedCollections: [] };
  }
  const isRoot = parent.segments.length === 0;
  if (method === 'batchGet' && isRoot) {
    const { documents, mask } = parseRequest(batchGetSchema, body);
    const names = new Map(documents.map((name) => [name, parseDocumentName(name, parent.root)]));
    const select = mask?.fieldPaths ?? null;
    return { json: read(() => listNames(table, [...names.values()], select, readTime())), changedCollections: [] };
  }
  if (method === 'commit' && isRoot) {
    const { writes } = parseRequest(commitSchema, body);
    for (const write of writes) parseDocumentName(formatName(documentOf(write)), parent.root);
    const json = toJson(await commitWrites(database, writes));
    const changed = writes
      .filter((write) => !('verify' in write))
      .map((write) => documentOf(write).segments.at(-2) ?? '');
    return { json, changedCollections: [...new Set(changed)] };
  }
  throw new FirestoreError('UNIMPLEMENTED', `"${method}" is not offered here (docs/documents-store.md)`);
}
