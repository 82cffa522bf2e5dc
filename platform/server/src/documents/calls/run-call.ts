import { explainIssue } from 'kit/contract/describe-issue';
import { nameDocument } from 'kit/presets/command-line/name-command';
import * as v from 'valibot';
import type { DataConnection } from '../../storage/data-connection';
import { limitCost, limitParts } from '../call-cost';
import { FirestoreError, invalidArgument } from '../firestore-error';
import { aggregationQuerySchema, runAggregations } from '../query/aggregate';
import { readQuery } from '../query/parse-query';
import { runQuery } from '../query/run-query';
import { structuredQuerySchema, unimplemented } from '../query/structured-query';
import { timeOfReading } from '../store/clock';
import { createDocumentTable } from '../store/document-table';
import { listOf, maskSchema } from '../values/field-path';
import { parseDocumentName, parseParent } from '../values/resource-name';
import { formatTimestamp } from '../values/timestamp';
import { commitWrites } from '../writes/commit-writes';
import { commitSchema, documentOf } from '../writes/write';
import { writeFound, writeNamed } from './write-results';

/** A call of Firestore's interface: the method, the parent document or root, and the JSON body. */
export type Call = {
  method: string;
  parent: string;
  body: Uint8Array;
  /** The server's own: it is not refused for its work. */
  isOwn?: boolean;
};

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
const batchGetSchema = v.strictObject({
  documents: v.optional(listOf(v.string(), 500), []),
  mask: v.optional(maskSchema),
  ...ofTransactions,
});

/** Parses a JSON body by its schema. @throws {FirestoreError} INVALID_ARGUMENT, naming the field. */
function parseBody<Schema extends v.GenericSchema>(schema: Schema, body: Uint8Array): v.InferOutput<Schema> {
  limitParts()(body);
  let input: unknown;
  try {
    input = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw invalidArgument('The body is not valid JSON');
  }
  const { success, output, issues } = v.safeParse(schema, input);
  if (success) return output;
  throw invalidArgument(`Field "${v.getDotPath(issues[0]) ?? '(body)'}": ${explainIssue(issues[0])}`);
}

const resultOf = (json: string, changedCollections: readonly string[] = []): CallResult => ({
  json: Buffer.from(json),
  changedCollections,
});

/**
 * Runs one call of Firestore's interface.
 * @throws {FirestoreError} when it is refused
 */
export function runCall(connection: DataConnection, { method, parent: parentName, body, isOwn }: Call): CallResult {
  const parent = parseParent(parentName);
  const table = createDocumentTable(connection);
  const readTime = formatTimestamp(timeOfReading(connection));
  const spend = isOwn
    ? () => {}
    : limitCost(method === 'commit' ? 'Commit in parts' : 'Narrow the query down', method === 'commit');
  if (method === 'runQuery') {
    const query = readQuery(parent, parseBody(runQuerySchema, body).structuredQuery);
    return resultOf(writeFound(runQuery(table, query, spend), query, readTime));
  }
  if (method === 'runAggregationQuery') {
    const { structuredQuery, aggregations } = parseBody(runAggregationQuerySchema, body).structuredAggregationQuery;
    const aggregateFields = runAggregations(table, readQuery(parent, structuredQuery), aggregations, spend);
    return resultOf(JSON.stringify([{ result: { aggregateFields }, readTime }]));
  }
  const isRoot = parent.segments.length === 0;
  if (method === 'batchGet' && isRoot) {
    const { documents, mask } = parseBody(batchGetSchema, body);
    const found = [...new Set(documents)].map((name) => ({
      name,
      document: table.find(parseDocumentName(name, parent.root)),
    }));
    return resultOf(writeNamed(found, mask?.fieldPaths ?? null, readTime));
  }
  if (method === 'commit' && isRoot) {
    const { writes } = parseBody(commitSchema, body);
    if (writes.some((write) => documentOf(write).root !== parent.root)) {
      throw invalidArgument('A document of another database cannot be written here');
    }
    const result = commitWrites(connection, table, writes, spend);
    const changed = writes
      .filter((write) => !('verify' in write))
      .map((write) => documentOf(write).segments.at(-2) ?? '');
    return resultOf(JSON.stringify(result), [...new Set(changed)]);
  }
  throw new FirestoreError(
    'UNIMPLEMENTED',
    `"${method}" is not offered here (${nameDocument('docs/documents-store.md')})`,
  );
}
