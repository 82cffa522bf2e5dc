import { compareValues } from './compare-values';
import type { DocumentValue } from './document-value';

const vector = (...numbers: number[]): DocumentValue => ({
  mapValue: {
    fields: {
      __type__: { stringValue: '__vector__' },
      value: { arrayValue: { values: numbers.map((doubleValue) => ({ doubleValue })) } },
    },
  },
});
const name = (path: string): DocumentValue => ({ referenceValue: `projects/p/databases/d/documents/${path}` });
const one: DocumentValue = { integerValue: '1' };
const two: DocumentValue = { integerValue: '2' };

/** Values in Firestore's order (documentation, Value type ordering); those in one row are equal. */
const ascending: readonly (readonly DocumentValue[])[] = [
  [{ nullValue: null }],
  [{ booleanValue: false }],
  [{ booleanValue: true }],
  [{ doubleValue: 'NaN' }],
  [{ doubleValue: '-Infinity' }],
  [{ integerValue: '-9223372036854775808' }],
  [{ doubleValue: '-0' }, { integerValue: '0' }, { doubleValue: 0 }],
  [{ doubleValue: 5e-324 }],
  [{ integerValue: '3' }, { doubleValue: 3 }],
  [{ integerValue: '9007199254740992' }, { doubleValue: 2 ** 53 }],
  [{ integerValue: '9007199254740993' }],
  [{ integerValue: '9223372036854775807' }],
  [{ doubleValue: 2 ** 63 }],
  [{ doubleValue: 'Infinity' }],
  [{ timestampValue: '0001-01-01T00:00:00.000000000Z' }],
  [{ timestampValue: '2020-02-29T00:00:00.000001000Z' }],
  [{ stringValue: '' }],
  [{ stringValue: 'a' }],
  [{ stringValue: 'a\0' }],
  [{ stringValue: 'ab' }],
  [{ stringValue: 'ä' }],
  [{ stringValue: '\uffff' }],
  [{ stringValue: '😀' }],
  [{ bytesValue: '' }],
  [{ bytesValue: 'AA==' }],
  [{ bytesValue: '/w==' }],
  [name('a/b')],
  [name('a/b/c/d')],
  [name('a/b!')],
  [name('a-/b')],
  [{ geoPointValue: { latitude: 0, longitude: -1 } }],
  [{ geoPointValue: { latitude: 0, longitude: 0 } }],
  [{ geoPointValue: { latitude: 1, longitude: -1 } }],
  [{ arrayValue: {} }],
  [{ arrayValue: { values: [one] } }],
  [{ arrayValue: { values: [one, one] } }],
  [{ arrayValue: { values: [two] } }],
  [vector(2)],
  [vector(1, 1)],
  [vector(1, 2)],
  [{ mapValue: {} }],
  [{ mapValue: { fields: { a: one } } }],
  [{ mapValue: { fields: { a: one, b: one } } }, { mapValue: { fields: { b: one, a: one } } }],
  [{ mapValue: { fields: { a: two } } }],
  [{ mapValue: { fields: { b: one } } }],
];

test('values are in the order of Firestore', () => {
  for (const [rank, row] of ascending.entries()) {
    for (const [otherRank, otherRow] of ascending.entries()) {
      for (const value of row) {
        for (const other of otherRow) {
          expect([value, other, compareValues(value, other)]).toEqual([value, other, Math.sign(rank - otherRank)]);
        }
      }
    }
  }
});
