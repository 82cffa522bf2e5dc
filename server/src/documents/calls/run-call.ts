import * as v from 'valibot';
import { FirestoreError } from '../firestore-error';
import { aggregationQuerySchema, runAggregations, withAggregatedFields } from '../query/aggregate';
import { readQuery } from '../query/parse-query';
import { runQuery } from '../query/run-query';
import { structuredQuerySchema, unimplemented } from '../query/structured-query';
import { toBlocks } from '../reads/document-json';
import { inSnapshot, listNames, listQuery, readFieldsOf, toArray } from '../reads/read-documents';
import { timeOfReading } from '../store/clock';
import type { Connections } from '../store/connections';
import { parseFieldPath } from '../values/field-path';
import { formatName, parseDocumentName, parseParent } from '../values/resource-name';
import { formatTimestamp } from '../values/timestamp';
import { commitWrites } from '../writes/commit-writes';
import { commitSchema, documentOf } from '../writes/write';
import { parseJson, parseRequest } from './request-body';

/** A call of Firestore's interface: the method, the parent document or root, and the JSON body. */
export type Call = { method: string; parent: string; body: Uint8Array };

/** Result of a call: JSON in blocks that are read as needed, and the changed collections. */
export type CallResult = { json: Iterable<Buffer>; changedCollections: readonly string[] };

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

const read = (json: Iterable<Buffer>): CallResult => ({ json, changedCollections: [] });

/**
 * Runs one call of Firestore's interface.
 * @throws {FirestoreError} when it is refused, at once or when the first block is read.
 */
export async function runCall(
  connections: Connections,
  { method, parent: parentName, body }: Call,
): Promise<CallResult> {
  const parent = parseParent(parentName);
  const isRoot = parent.segments.length === 0;
  switch (method) {
    case 'runQuery': {
      const { structuredQuery } = parseRequest(runQuerySchema, parseJson(body));
      const query = readQuery(parent, structuredQuery);
      return read(toBlocks(toArray(inSnapshot(connections, (reader) => listQuery(reader, query)))));
    }
    case 'runAggregationQuery': {
      const request = parseRequest(runAggregationQuerySchema, parseJson(body)).structuredAggregationQuery;
      const { aggregations } = request;
      const query = withAggregatedFields(readQuery(parent, request.structuredQuery), aggregations);
      const results = inSnapshot(connections, function* (reader) {
        const documents = runQuery(reader.connection, query, readFieldsOf(reader));
        const aggregateFields = runAggregations(reader.connection, documents, aggregations);
        const readTime = formatTimestamp(timeOfReading(reader.connection));
        yield [JSON.stringify({ result: { aggregateFields }, readTime })];
      });
      return read(toBlocks(toArray(results)));
    }
    case 'batchGet': {
      if (!isRoot) break;
      const { documents, mask } = parseRequest(batchGetSchema, parseJson(body));
      const names = new Set(documents.map((name) => formatName(parseDocumentName(name, parent.root))));
      const select = mask ? mask.fieldPaths : null;
      return read(
        toBlocks(toArray(inSnapshot(connections, (reader) => listNames(reader, names, parent.root, select)))),
      );
    }
    case 'commit': {
      if (!isRoot) break;
      const { writes } = parseRequest(commitSchema, parseJson(body));
      for (const write of writes) parseDocumentName(formatName(documentOf(write)), parent.root);
      const { connection, table, inTransaction } = connections;
      const result = await commitWrites(connection, table, inTransaction, writes);
      const changedCollections = new Set(
        writes.filter((write) => !('verify' in write)).map((write) => documentOf(write).segments.at(-2) ?? ''),
      );
      return { json: [Buffer.from(JSON.stringify(result))], changedCollections: [...changedCollections] };
    }
  }
  throw new FirestoreError('UNIMPLEMENTED', `"${method}" is not offered here (docs/documents-store.md)`);
}
