import * as v from 'valibot';
import type { Connection } from '../../storage/connection';
import { maxKeyBytes } from '../encoding/index-entries';
import { bytesSchema } from '../store/stored-bytes';
import {
  type Candidate,
  filtersByLongValues,
  finishCandidates,
  type ReadFields,
  startsAtLongValue,
} from './long-values';
import type { Query } from './parse-query';
import { inScope } from './query-conditions';
import { type CountRows, orderBy, planQuery, type QueryPlan } from './query-plan';
import { joinSql, type Sql, sql } from './sql';
import { nameField } from './structured-query';

const countSchema = v.object({ count: v.number() });
const rowSchema = v.tupleWithRest([v.number()], bytesSchema);

/** Runs SQL once. The statement is not cached, because its text depends on the query. */
const runSql = (connection: Connection, { text, parameters }: Sql) =>
  connection
    .prepare(text)
    .raw()
    .iterate([...parameters]);

const countWith =
  (connection: Connection): CountRows =>
  ({ text, parameters }) =>
    v.parse(countSchema, connection.prepare(text).get([...parameters])).count;

/** Whether the query sorts by a field with values that the index has cut. */
function sortsByLongValues(connection: Connection, { orders, scope }: Query): boolean {
  return orders.some(({ field }) => {
    if (field === nameField) return false;
    const long = sql`SELECT 1 FROM document_index d INDEXED BY document_long_values WHERE ${inScope(scope)} AND d.field = ${field} AND length(d.value) > ${literal(maxKeyBytes)}`;
    return countWith(connection)(sql`SELECT EXISTS (${long}) AS count`) === 1;
  });
}

/** A literal number: SQLite uses a partial index only if the condition has one. */
const literal = (value: number): Sql => ({ text: String(value), parameters: [] });

/** Whether the query compares long values, which SQL cannot do. */
const comparesLongValues = (connection: Connection, query: Query) =>
  filtersByLongValues(query) || startsAtLongValue(query) || sortsByLongValues(connection, query);

/** The plan of a query that SQL can run alone; `null` if long values are compared. */
function exactPlan(connection: Connection, query: Query): QueryPlan | null {
  return comparesLongValues(connection, query) ? null : planQuery(query, countWith(connection), true);
}

/** `LIMIT` of a query; SQLite wants one where there is an offset. */
const limitOf = ({ limit, offset }: Query): Sql => sql`LIMIT ${limit ?? -1} OFFSET ${offset}`;

/** Runs a query. @returns the numbers of the documents in its order */
export function runQuery(connection: Connection, query: Query, readFields: ReadFields): number[] {
  const plan = exactPlan(connection, query);
  if (!plan) return finishCandidates(query, findCandidates(connection, query), readFields);
  const rows = runSql(
    connection,
    sql`SELECT d.document FROM ${plan.from} WHERE ${plan.where} ${orderBy(plan)} ${limitOf(query)}`,
  );
  const documents: number[] = [];
  for (const row of rows) documents.push(v.parse(rowSchema, row)[0]);
  return documents;
}

function findCandidates(connection: Connection, query: Query): Candidate[] {
  const { from, where, sortKeys } = planQuery(query, countWith(connection), false);
  const keys = joinSql(
    sortKeys.map(({ key }) => sql`CAST(${key} AS BLOB)`),
    ', ',
  );
  const candidates: Candidate[] = [];
  for (const row of runSql(connection, sql`SELECT d.document, ${keys} FROM ${from} WHERE ${where}`)) {
    const [document, ...own] = v.parse(rowSchema, row);
    candidates.push({ document, keys: own });
  }
  return candidates;
}
