import { FirestoreError } from './firestore-error';
import { type DocumentValue, itemsOf } from './values/document-value';

/** Counts work, and refuses what goes beyond its limit. @throws {FirestoreError} RESOURCE_EXHAUSTED */
export type Spend = (units: number) => void;

/**
 * The most that one call may do, in units of some 5 ns: what is parsed counts its bytes, what is compared a weight. A query over 5,000 posts
 * of 5 kB is within it; counted instead of timed, a call has the same outcome on a busy machine.
 */
const maxWork = 32 * 1024 * 1024;

/** What a comparison costs besides the length of what is compared. */
const comparison = 32;

/** Begins to count the work of a call. @param remedy how the same can be asked for with less */
export function limitWork(remedy: string): Spend {
  let left = maxWork;
  return (units) => {
    left -= units;
    if (left < 0) throw new FirestoreError('RESOURCE_EXHAUSTED', `The call would take too long. ${remedy}`);
  };
}

/** What it costs at most to compare a value once. */
export function weightOf(value: DocumentValue): number {
  if ('stringValue' in value) return comparison + value.stringValue.length;
  if ('bytesValue' in value) return comparison + value.bytesValue.length;
  if ('arrayValue' in value) return itemsOf(value).reduce((sum, item) => sum + weightOf(item), comparison);
  if (!('mapValue' in value)) return comparison;
  return Object.values(value.mapValue.fields ?? {}).reduce((sum, inner) => sum + weightOf(inner), comparison);
}
