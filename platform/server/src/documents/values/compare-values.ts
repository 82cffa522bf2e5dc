import { type DocumentValue, vectorOf } from './document-value';

// Firestore's order of values (Firestore documentation, Supported data types, Value type ordering).

/** The order of the types, by kind of value; a map that is a vector comes before the other maps. */
const typeOrder: Readonly<Record<string, number>> = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 10,
};
const vectorOrder = 9;

/** The place of a value's type among the types. Equal for an integer and a double. */
export function typeOf(value: DocumentValue): number {
  if (vectorOf(value)) return vectorOrder;
  const [kind = ''] = Object.keys(value);
  return typeOrder[kind] ?? 0;
}

const compare = <Value extends string | number | bigint>(a: Value, b: Value) => (a < b ? -1 : a > b ? 1 : 0);

/** Places a unit of UTF-16 in the order of code points: surrogates stand for those that come last. */
const rankOf = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

/** The rank in names, whose ids are compared one by one: `a/z` comes before `a-b/a`. */
const rankInName = (unit: number) => (unit === 0x2f ? -1 : rankOf(unit));

const compareUnits = (rank: (unit: number) => number) => (a: string, b: string) => {
  const length = Math.min(a.length, b.length);
  let index = 0;
  while (index < length && a.charCodeAt(index) === b.charCodeAt(index)) index += 1;
  if (index === length) return compare(a.length, b.length);
  return compare(rank(a.charCodeAt(index)), rank(b.charCodeAt(index)));
};

/** Compares texts by code points, as their UTF-8 bytes compare. (JavaScript compares the units of UTF-16.) */
export const compareText = compareUnits(rankOf);

/** Compares names of documents. */
const compareNames = compareUnits(rankInName);

/** Compares item by item; of lists that begin alike, the shorter one comes first. */
function compareLists<Item>(a: readonly Item[], b: readonly Item[], compareItems: (a: Item, b: Item) => number) {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined) return 1;
    const order = compareItems(left, right);
    if (order !== 0) return order;
  }
  return compare(a.length, b.length);
}

/** Compares exactly: JavaScript compares an integer with a double without rounding. NaN comes before all numbers. */
function compareNumbers(a: DocumentValue, b: DocumentValue): number {
  const [left, right] = [readNumber(a), readNumber(b)];
  const [isLeftNaN, isRightNaN] = [Number.isNaN(left), Number.isNaN(right)];
  if (isLeftNaN || isRightNaN) return compare(Number(isRightNaN), Number(isLeftNaN));
  return left < right ? -1 : left > right ? 1 : 0;
}

function readNumber(value: DocumentValue): bigint | number {
  if ('integerValue' in value) return BigInt(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : 0;
}

/** Fields of a map, sorted by name. */
const sortedFields = (value: DocumentValue) =>
  Object.entries('mapValue' in value ? (value.mapValue.fields ?? {}) : {}).sort(([a], [b]) => compareText(a, b));

/** Compares two values of any types. Equal values, such as 3 and 3.0, give 0. */
export function compareValues(a: DocumentValue, b: DocumentValue): number {
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue);
  if ('booleanValue' in a && 'booleanValue' in b) return compare(Number(a.booleanValue), Number(b.booleanValue));
  if ('timestampValue' in a && 'timestampValue' in b) return compareText(a.timestampValue, b.timestampValue);
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  }
  if ('referenceValue' in a && 'referenceValue' in b) return compareNames(a.referenceValue, b.referenceValue);
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const [left, right] = [a.geoPointValue, b.geoPointValue];
    return compare(left.latitude, right.latitude) || compare(left.longitude, right.longitude);
  }
  if ('arrayValue' in a && 'arrayValue' in b) {
    return compareLists(a.arrayValue.values ?? [], b.arrayValue.values ?? [], compareValues);
  }
  const byType = compare(typeOf(a), typeOf(b));
  if (byType !== 0) return byType;
  return 'mapValue' in a ? compareMaps(a, b) : compareNumbers(a, b);
}

/** Maps compare by name and value, field by field; vectors by their length first. */
function compareMaps(a: DocumentValue, b: DocumentValue): number {
  const [left, right] = [vectorOf(a), vectorOf(b)];
  if (left && right) return compare(left.length, right.length) || compareLists(left, right, compareValues);
  return compareLists(
    sortedFields(a),
    sortedFields(b),
    ([nameA, valueA], [nameB, valueB]) => compareText(nameA, nameB) || compareValues(valueA, valueB),
  );
}
