import { elementKey, indexKey, isCut, maxKeyBytes } from '../encoding/index-entries';
import { pathKey } from '../values/resource-name';
import { type Bound, isPoint, type KeyRange } from './key-range';
import type { Cursor, Order, Scope } from './parse-query';
import type { Condition, Filter } from './query-filter';
import { joinSql, type Sql, sql } from './sql';
import { nameField } from './structured-query';

// Parts of a query as SQL over the index. `d` is the document.

/** A field that documents are sorted by, and the expression of its key. */
export type SortKey = Order & { key: Sql };

/** SQL without parameters. */
export const plain = (text: string): Sql => ({ text, parameters: [] });

export const and = (parts: readonly Sql[]) => (parts.length > 0 ? sql`(${joinSql(parts, ' AND ')})` : plain('TRUE'));
const or = (parts: readonly Sql[]) => (parts.length > 0 ? sql`(${joinSql(parts, ' OR ')})` : plain('FALSE'));

/** Condition that `d` belongs to a query's collection, or to one of its group. */
export function inScope({ parent, collectionId, isGroup }: Scope): Sql {
  if (!isGroup) {
    const path = pathKey([...parent.segments, collectionId]);
    return sql`d.collection = (SELECT id FROM collections WHERE root = ${parent.root} AND path = ${path})`;
  }
  const group = sql`d.collection IN (SELECT id FROM collections WHERE root = ${parent.root} AND name = ${collectionId}`;
  if (parent.segments.length === 0) return sql`${group})`;
  const [from, to] = [pathKey([...parent.segments, '']), Buffer.concat([pathKey(parent.segments), Buffer.from([1])])];
  return sql`${group} AND path >= ${from} AND path < ${to})`;
}

/** The key of a document's name: its id within one collection, its path in a group. */
export const nameKey = ({ isGroup }: Scope): Sql =>
  plain(isGroup ? "CAST((SELECT path FROM collections WHERE id = d.collection) || x'00' || d.name AS BLOB)" : 'd.name');

const nameParameter = ({ isGroup }: Scope, key: Buffer) => (isGroup ? key : key.toString());

/** Above every name: no UTF-8 holds this byte. */
const isEndOfNames = (key: Buffer) => key[0] === 0xff;

function nameInRange(scope: Scope, range: KeyRange): Sql {
  const { from, to } = range;
  const name = nameKey(scope);
  if (isPoint(range)) return sql`${name} = ${nameParameter(scope, from.key)}`;
  const lower = sql`${name} ${plain(from.isInclusive ? '>=' : '>')} ${nameParameter(scope, from.key)}`;
  if (isEndOfNames(to.key)) return lower;
  return and([lower, sql`${name} ${plain(to.isInclusive ? '<=' : '<')} ${nameParameter(scope, to.key)}`]);
}

/** The first key that does not begin with the given one. */
function successorOf(prefix: Buffer): Buffer {
  const last = prefix.findLastIndex((byte) => byte < 0xff);
  const successor = Buffer.from(prefix.subarray(0, last + 1));
  successor[last] = (successor[last] ?? 0) + 1;
  return successor;
}

// A cut bound includes all values with the same beginning; those are compared one by one (long-values.ts).
function above(value: Sql, { key, isInclusive }: Bound): Sql {
  if (isCut(key)) return sql`${value} >= ${key.subarray(0, maxKeyBytes)}`;
  return isInclusive ? sql`${value} >= ${key}` : sql`${value} > ${key}`;
}

function below(value: Sql, { key, isInclusive }: Bound): Sql {
  if (isCut(key)) return sql`${value} < ${successorOf(key.subarray(0, maxKeyBytes))}`;
  return isInclusive ? sql`${value} <= ${key}` : sql`${value} < ${key}`;
}

/** Condition on a key of the index. Elements are compared for equality only. */
function inRanges(value: Sql, { ranges, isOfElements }: Condition): Sql {
  if (ranges.length === 0 || !ranges.every(isPoint)) {
    return or(ranges.map(({ from, to }) => and([above(value, from), below(value, to)])));
  }
  const keys = ranges.map(({ from }) => sql`${isOfElements ? elementKey(from.key) : indexKey(from.key)}`);
  return keys.length === 1 ? sql`${value} = ${joinSql(keys, '')}` : sql`${value} IN (${joinSql(keys, ', ')})`;
}

/** Condition that `d` satisfies a filter. Sort fields are joined already, others are looked up. */
export function matches(filter: Filter, scope: Scope, sortKeys: readonly SortKey[]): Sql {
  if (filter.kind !== 'condition') {
    const parts = filter.parts.map((part) => matches(part, scope, sortKeys));
    return filter.kind === 'and' ? and(parts) : or(parts);
  }
  if (filter.field === nameField) return or(filter.ranges.map((range) => nameInRange(scope, range)));
  const sorted = sortKeys.find(({ field }) => field === filter.field);
  if (sorted) return inRanges(sorted.key, filter);
  return sql`EXISTS (SELECT 1 FROM document_index x WHERE x.document = d.document AND x.field = ${filter.field} AND ${inRanges(plain('x.value'), filter)})`;
}

/** Rows of the index that satisfy a condition, as a source named `d`. */
export const indexRows = (condition: Condition, scope: Scope): { from: Sql; where: Sql } => ({
  from: plain('document_index AS d INDEXED BY document_values'),
  where: sql`${inScope(scope)} AND d.field = ${condition.field} AND ${inRanges(plain('d.value'), condition)}`,
});

/** Condition that a document is on one side of a cursor: the first different key decides. */
export function beyondCursor(
  { keys, isBefore }: Cursor,
  sortKeys: readonly SortKey[],
  scope: Scope,
  side: 'after' | 'before',
): Sql {
  const compared = sortKeys.slice(0, keys.length).map(({ field, key, isDescending }, position) => {
    const own = keys[position] ?? Buffer.alloc(0);
    const parameter = field === nameField ? nameParameter(scope, own) : indexKey(own);
    const sign = plain(isDescending === (side === 'after') ? '<' : '>');
    return {
      isBeyond: sql`${key} ${sign} ${parameter}`,
      isBeyondOrEqual: sql`${key} ${sign}= ${parameter}`,
      isEqual: sql`${key} = ${parameter}`,
    };
  });
  const equal = compared.map(({ isEqual }) => isEqual);
  const beyond = compared.map(({ isBeyond }, position) => and([...equal.slice(0, position), isBeyond]));
  // A start before the cursor includes what stands at it, an end before it does not.
  const includesEqual = (side === 'after') === isBefore;
  // The first comparison follows from the others, but lets SQLite use the index.
  const first = compared.slice(0, 1).map(({ isBeyondOrEqual }) => isBeyondOrEqual);
  return and([...first, or(includesEqual ? [...beyond, and(equal)] : beyond)]);
}
