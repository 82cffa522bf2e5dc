import { FirestoreError, invalidArgument } from './firestore-error';
import { type DocumentValue, itemsOf } from './values/document-value';

/** Counts work, and refuses what goes beyond its limit. @throws {FirestoreError} RESOURCE_EXHAUSTED */
export type Spend = (units: number) => void;

/**
 * The cost of a document's byte that is read, and searched for a text: where parsing a document of 1 MB takes 9 ms, that takes 1.6. All
 * that a collection may hold can be read within one call.
 */
export const readingWeight = 1 / 8;

/** The further cost of a byte that is parsed. */
export const parsingWeight = 1 - readingWeight;

/**
 * The most that one call may do, in units of some 5 ns: a parsed document counts its bytes, one only read an eighth of them, a
 * comparison a weight. A query over 5,000 posts of 5 kB is within it; counted instead of timed, a call has the same outcome on a busy
 * machine.
 */
const maxCost = 32 * 1024 * 1024;

/** The most work of a commit, which runs in the thread of the pages: less than half of the 100 ms that those may wait. */
const maxCommitCost = 8 * 1024 * 1024;

/** More than any call of the blog tool has: a value of a document is an object, and a comma before the next. */
const maxParts = 15_000;

/** The cost of a comparison, besides the length of the compared values. */
const comparison = 32;

/** The cost of a commit for each character of a document's name, which is kept in the table and in its indexes. */
export const nameWeight = 16;

/** The cost of a commit for each document of a collection that grows by it, all of which is measured: at most 5 ms in one of 5,000. */
export const measuringWeight = 128;

/** Begins to count the work of a call. @param remedy how the same can be asked for with less */
export function limitCost(remedy: string, isCommit: boolean): Spend {
  let left = isCommit ? maxCommitCost : maxCost;
  return (units) => {
    left -= units;
    if (left < 0) throw new FirestoreError('RESOURCE_EXHAUSTED', `The call would take too long. ${remedy}`);
  };
}

const [quote, backslash, comma, bracket, brace] = Buffer.from('"\\,[{');

/**
 * Begins to count the values of JSON, before it is parsed: by what a value follows outside of texts.
 * @throws {FirestoreError} INVALID_ARGUMENT; the returned function does, when it has seen too many
 */
export function limitParts(): (json: Uint8Array) => void {
  let count = 0;
  return (json) => {
    let isText = false;
    for (let at = 0; at < json.length; at += 1) {
      const byte = json[at];
      if (byte === quote) isText = !isText;
      else if (isText) {
        if (byte === backslash) at += 1;
      } else if (byte === comma || byte === bracket || byte === brace) count += 1;
    }
    if (count > maxParts) throw invalidArgument(`There are more than ${maxParts} values at once. Send them in parts`);
  };
}

/** The cost of comparing a value once, at most. */
export function weightOf(value: DocumentValue): number {
  if ('stringValue' in value) return comparison + value.stringValue.length;
  if ('bytesValue' in value) return comparison + value.bytesValue.length;
  if ('arrayValue' in value) return itemsOf(value).reduce((sum, item) => sum + weightOf(item), comparison);
  if (!('mapValue' in value)) return comparison;
  return Object.values(value.mapValue.fields ?? {}).reduce((sum, inner) => sum + weightOf(inner), comparison);
}
