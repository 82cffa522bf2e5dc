import { isPoint } from './key-range';
import type { Query, Scope } from './parse-query';
import { and, beyondCursor, indexRows, inScope, matches, nameKey, plain, type SortKey } from './query-conditions';
import type { Condition, Filter } from './query-filter';
import { joinSql, type Sql, sql } from './sql';
import { nameField } from './structured-query';

/** How a query is run: the source of its documents, their conditions, and their order. */
export type QueryPlan = { from: Sql; where: Sql; sortKeys: readonly SortKey[] };

/** Up to this many documents are found by a filter and then sorted; more are read in their order and then filtered. */
const maxSorted = 1000;

/** How many alternatives are tried to find a narrow condition. */
const maxProbes = 40;

/** The filter in disjunctive normal form; `null` when there are too many alternatives. */
function alternativesOf(filter: Filter): Condition[][] | null {
  if (filter.kind === 'condition') return [[filter]];
  const parts: Condition[][][] = [];
  for (const part of filter.parts) {
    const alternatives = alternativesOf(part);
    if (!alternatives) return null;
    parts.push(alternatives);
  }
  if (filter.kind === 'or') return parts.flat();
  let product: Condition[][] = [[]];
  for (const alternatives of parts) {
    if (product.length * alternatives.length > maxProbes) return null;
    product = product.flatMap((conditions) => alternatives.map((more) => [...conditions, ...more]));
  }
  return product;
}

/** Runs a query that counts rows. */
export type CountRows = (query: Sql) => number;

/** For each alternative the condition with the fewest documents; `null` when those are too many as well. */
function narrowest(filter: Filter, scope: Scope, count: CountRows): Condition[] | null {
  const alternatives = alternativesOf(filter);
  if (!alternatives || alternatives.flat().length > maxProbes) return null;
  let rest = maxSorted;
  const chosen: Condition[] = [];
  for (const conditions of alternatives) {
    let best: Condition | undefined;
    let minRows = rest + 1;
    for (const condition of conditions) {
      if (condition.field === nameField) continue;
      const { from, where } = indexRows(condition, scope);
      const rows = count(sql`SELECT count(*) AS count FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${minRows})`);
      if (rows < minRows) [best, minRows] = [condition, rows];
    }
    if (!best) return null;
    chosen.push(best);
    rest -= minRows;
  }
  return chosen;
}

/** An equality that all results satisfy: the index has its documents in the order of their names. */
function equalityOf(filter: Filter): Condition | undefined {
  const conditions = filter.kind === 'and' ? filter.parts : [filter];
  return conditions.find(
    (part): part is Condition =>
      part.kind === 'condition' && part.field !== nameField && part.ranges.length === 1 && part.ranges.every(isPoint),
  );
}

type Source = { from: Sql; where: Sql; isByFirstOrder?: boolean };

function chooseSource({ filter, scope, orders }: Query, count: CountRows): Source {
  const few = filter && narrowest(filter, scope, count);
  if (few) {
    const found = few.map((condition) => {
      const { from, where } = indexRows(condition, scope);
      return sql`SELECT d.document, d.collection, d.name FROM ${from} WHERE ${where}`;
    });
    return { from: sql`(${joinSql(found, ' UNION ')}) AS d`, where: plain('TRUE') };
  }
  const [first] = orders;
  if (first && first.field !== nameField) {
    return {
      from: plain('document_index AS d INDEXED BY document_values'),
      where: sql`${inScope(scope)} AND d.field = ${first.field}`,
      isByFirstOrder: true,
    };
  }
  const equality = filter && equalityOf(filter);
  if (equality) return indexRows(equality, scope);
  return { from: plain('documents AS d INDEXED BY documents_by_name'), where: inScope(scope) };
}

/**
 * Plans a query.
 * @param withCursors false if cursors are applied later, because long values are compared
 */
export function planQuery(query: Query, count: CountRows, withCursors: boolean): QueryPlan {
  const { filter, scope, orders, startAt, endAt } = query;
  const source = chooseSource(query, count);
  const sortKeys = orders.map((order, position): SortKey => {
    if (order.field === nameField) return { ...order, key: nameKey(scope) };
    return { ...order, key: plain(source.isByFirstOrder && position === 0 ? 'd.value' : `k${position}.value`) };
  });
  const lookups = sortKeys.flatMap(({ field, key }, position) =>
    field === nameField || key.text === 'd.value'
      ? []
      : [
          sql`CROSS JOIN document_index AS k${plain(String(position))} ON k${plain(String(position))}.document = d.document AND k${plain(String(position))}.field = ${field}`,
        ],
  );
  return {
    from: joinSql([source.from, ...lookups], ' '),
    where: and([
      source.where,
      ...(filter ? [matches(filter, scope, sortKeys)] : []),
      ...(withCursors && startAt ? [beyondCursor(startAt, sortKeys, scope, 'after')] : []),
      ...(withCursors && endAt ? [beyondCursor(endAt, sortKeys, scope, 'before')] : []),
    ]),
    sortKeys,
  };
}

/** `ORDER BY` of a plan. */
export const orderBy = ({ sortKeys }: QueryPlan): Sql =>
  sql`ORDER BY ${joinSql(
    sortKeys.map(({ key, isDescending }) => sql`${key} ${plain(isDescending ? 'DESC' : 'ASC')}`),
    ', ',
  )}`;
