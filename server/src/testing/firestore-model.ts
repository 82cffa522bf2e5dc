import type { DocumentFields, DocumentValue } from '../documents/values/document-value';

// A simple model of Firestore's documented rules, for tests alone. It uses no index and no code of the store.

/** A document of the model. */
export type ModelDocument = { id: string; fields: DocumentFields };

const hasKey = (value: DocumentValue, key: string) => Object.hasOwn(value, key);

const isVector = (value: DocumentValue) =>
  'mapValue' in value && Object.hasOwn(value.mapValue.fields ?? {}, '__type__');

/** Order of types (documentation, Value type ordering). NaN is a number here, below all others. */
function rankOf(value: DocumentValue): number {
  if (isVector(value)) return 9.5;
  const kinds = [
    ['nullValue'],
    ['booleanValue'],
    ['integerValue', 'doubleValue'],
    ['timestampValue'],
    ['stringValue'],
    ['bytesValue'],
    ['referenceValue'],
    ['geoPointValue'],
    ['arrayValue'],
    ['mapValue'],
  ];
  const rank = kinds.findIndex((names) => names.some((name) => hasKey(value, name)));
  return rank === 9 ? 10 : rank;
}

const sign = (number: number) => (number < 0 ? -1 : number > 0 ? 1 : 0);
const compareText = (a: string, b: string) => {
  const [left, right] = [[...a], [...b]];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return sign(difference);
  }
  return sign(left.length - right.length);
};

/** Compares exactly: JavaScript compares BigInt with number without rounding. */
function compareNumbers(a: DocumentValue, b: DocumentValue): number {
  const read = (value: DocumentValue) =>
    'integerValue' in value ? BigInt(value.integerValue) : 'doubleValue' in value ? Number(value.doubleValue) : 0;
  const [left, right] = [read(a), read(b)];
  const [isLeftNaN, isRightNaN] = [Number.isNaN(left), Number.isNaN(right)];
  if (isLeftNaN || isRightNaN) return Number(isRightNaN) - Number(isLeftNaN);
  return left < right ? -1 : left > right ? 1 : 0;
}

function compareLists<Item>(a: readonly Item[], b: readonly Item[], compare: (a: Item, b: Item) => number): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const order = compare(a[index] as Item, b[index] as Item);
    if (order !== 0) return order;
  }
  return sign(a.length - b.length);
}

const itemsOf = (value: DocumentValue | undefined) =>
  value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
const fieldsOf = (value: DocumentValue) => ('mapValue' in value ? (value.mapValue.fields ?? {}) : {});

/** Order of two values. */
export function compareInModel(a: DocumentValue, b: DocumentValue): number {
  const byType = sign(rankOf(a) - rankOf(b));
  if (byType !== 0) return byType;
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if ('timestampValue' in a && 'timestampValue' in b) return compareText(a.timestampValue, b.timestampValue);
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue);
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  }
  if ('referenceValue' in a && 'referenceValue' in b) {
    return compareLists(a.referenceValue.split('/'), b.referenceValue.split('/'), compareText);
  }
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    return (
      sign(a.geoPointValue.latitude - b.geoPointValue.latitude) ||
      sign(a.geoPointValue.longitude - b.geoPointValue.longitude)
    );
  }
  if ('arrayValue' in a && 'arrayValue' in b) return compareLists(itemsOf(a), itemsOf(b), compareInModel);
  if (isVector(a)) {
    const [left, right] = [itemsOf(fieldsOf(a)['value']), itemsOf(fieldsOf(b)['value'])];
    return sign(left.length - right.length) || compareLists(left, right, compareInModel);
  }
  if ('mapValue' in a && 'mapValue' in b) {
    const entries = (value: DocumentValue) => Object.entries(fieldsOf(value)).sort(([x], [y]) => compareText(x, y));
    return compareLists(
      entries(a),
      entries(b),
      ([x, left], [y, right]) => compareText(x, y) || compareInModel(left, right),
    );
  }
  return rankOf(a) === 2 ? compareNumbers(a, b) : 0;
}

/** A filter of the model on a field, `__name__` aside. */
type ModelFilter = { path: string[]; op: string; value: DocumentValue };

/** A query of the model over one collection. */
export type ModelQuery = {
  filters: ModelFilter[];
  isAny: boolean;
  orders: { path: string[]; isDescending: boolean }[];
  isNameDescending: boolean;
  cursor: { values: DocumentValue[]; before: boolean; isStart: boolean } | null;
  offset: number;
  limit: number | null;
};

/** The value at a path. */
export function valueInModel(
  fields: DocumentFields,
  [name = '', ...rest]: readonly string[],
): DocumentValue | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length === 0 || value === undefined) return value;
  return 'mapValue' in value ? valueInModel(fieldsOf(value), rest) : undefined;
}

const isNull = (value: DocumentValue) => 'nullValue' in value;
const isNaNValue = (value: DocumentValue) => 'doubleValue' in value && value.doubleValue === 'NaN';
const isListable = (value: DocumentValue) => !isNull(value) && !isNaNValue(value);

function fulfils(value: DocumentValue | undefined, { op, value: wanted }: ModelFilter): boolean {
  if (value === undefined) return false;
  const isSame = (a: DocumentValue, b: DocumentValue) => compareInModel(a, b) === 0;
  const order = compareInModel(value, wanted);
  const isSameType = rankOf(value) === rankOf(wanted);
  const isAmong = (one: DocumentValue, list: readonly DocumentValue[]) => list.some((item) => isSame(one, item));
  switch (op) {
    case 'EQUAL':
      return order === 0;
    case 'NOT_EQUAL':
      return order !== 0 && !isNull(value);
    case 'LESS_THAN':
      return isSameType && order < 0;
    case 'LESS_THAN_OR_EQUAL':
      return isSameType && order <= 0;
    case 'GREATER_THAN':
      return isSameType && order > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return isSameType && order >= 0;
    case 'IN':
      return isAmong(value, itemsOf(wanted).filter(isListable));
    case 'NOT_IN':
      return !itemsOf(wanted).some(isNull) && !isNull(value) && !isAmong(value, itemsOf(wanted));
    case 'ARRAY_CONTAINS':
      return isListable(wanted) && isAmong(wanted, itemsOf(value));
    default:
      return itemsOf(value).some((item) => isAmong(item, itemsOf(wanted).filter(isListable)));
  }
}

/** Ids of the documents that a query finds, in its order. */
export function queryInModel(documents: readonly ModelDocument[], query: ModelQuery): string[] {
  const { filters, isAny, orders, isNameDescending, cursor, offset, limit } = query;
  const isFound = ({ fields }: ModelDocument) => {
    const results = filters.map((filter) => fulfils(valueInModel(fields, filter.path), filter));
    const isMatching = filters.length === 0 || (isAny ? results.some(Boolean) : results.every(Boolean));
    return isMatching && orders.every(({ path }) => valueInModel(fields, path) !== undefined);
  };
  const compareToValues = ({ fields }: ModelDocument, values: readonly DocumentValue[]) => {
    for (const [index, value] of values.entries()) {
      const own = valueInModel(fields, orders[index]?.path ?? []);
      const order = own ? compareInModel(own, value) : 0;
      if (order !== 0) return orders[index]?.isDescending ? -order : order;
    }
    return 0;
  };
  const compare = (a: ModelDocument, b: ModelDocument) => {
    const values = orders.flatMap(({ path }) => valueInModel(b.fields, path) ?? []);
    return compareToValues(a, values) || compareText(a.id, b.id) * (isNameDescending ? -1 : 1);
  };
  const isWithin = (document: ModelDocument) => {
    if (!cursor) return true;
    const order = compareToValues(document, cursor.values);
    if (cursor.isStart) return cursor.before ? order >= 0 : order > 0;
    return cursor.before ? order < 0 : order <= 0;
  };
  return documents
    .filter(isFound)
    .sort(compare)
    .filter(isWithin)
    .slice(offset, limit === null ? undefined : offset + limit)
    .map(({ id }) => id);
}

/** A write of the model; a `null` value in `changes` removes the field. */
export type ModelWrite =
  | { kind: 'set'; id: string; fields: DocumentFields; exists?: boolean }
  | { kind: 'update'; id: string; changes: { path: string[]; value: DocumentValue | null }[] }
  | { kind: 'increment'; id: string; path: string[]; by: DocumentValue }
  | { kind: 'delete'; id: string; exists?: boolean };

function changed(
  fields: DocumentFields,
  [name = '', ...rest]: readonly string[],
  value: DocumentValue | null,
): DocumentFields {
  const entries = Object.entries(fields).filter(([key]) => key !== name);
  const current = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length === 0) return Object.fromEntries(value ? [...entries, [name, value]] : entries);
  const isMap = current !== undefined && 'mapValue' in current;
  if (!isMap && value === null) return fields;
  const inner = changed(isMap ? fieldsOf(current) : {}, rest, value);
  return Object.fromEntries([...entries, [name, { mapValue: Object.keys(inner).length > 0 ? { fields: inner } : {} }]]);
}

function sumInModel(current: DocumentValue | undefined, by: DocumentValue): DocumentValue {
  if (!current || rankOf(current) !== 2) return by;
  if ('integerValue' in current && 'integerValue' in by) {
    const sum = BigInt(current.integerValue) + BigInt(by.integerValue);
    const [min, max] = [-(2n ** 63n), 2n ** 63n - 1n];
    return { integerValue: String(sum < min ? min : sum > max ? max : sum) };
  }
  const read = (value: DocumentValue) =>
    Number('integerValue' in value ? value.integerValue : 'doubleValue' in value ? value.doubleValue : 0);
  const sum = read(current) + read(by);
  if (Number.isNaN(sum)) return { doubleValue: 'NaN' };
  if (Object.is(sum, -0)) return { doubleValue: '-0' };
  if (!Number.isFinite(sum)) return { doubleValue: sum > 0 ? 'Infinity' : '-Infinity' };
  return { doubleValue: sum };
}

/** The documents after a commit, or the code with which it is refused without a change. */
export function commitInModel(
  documents: ReadonlyMap<string, DocumentFields>,
  writes: readonly ModelWrite[],
): Map<string, DocumentFields> | 'NOT_FOUND' | 'ALREADY_EXISTS' {
  const after = new Map(documents);
  for (const write of writes) {
    const current = after.get(write.id);
    const expected = write.kind === 'update' ? true : 'exists' in write ? write.exists : undefined;
    if (expected === true && !current) return 'NOT_FOUND';
    if (expected === false && current) return 'ALREADY_EXISTS';
    if (write.kind === 'delete') after.delete(write.id);
    else if (write.kind === 'set') after.set(write.id, write.fields);
    else if (write.kind === 'increment') {
      const before = current ?? {};
      after.set(write.id, changed(before, write.path, sumInModel(valueInModel(before, write.path), write.by)));
    } else {
      after.set(
        write.id,
        write.changes.reduce((fields, { path, value }) => changed(fields, path, value), current ?? {}),
      );
    }
  }
  return after;
}
