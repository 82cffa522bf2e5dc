import { testRoot } from './test-documents';

// Values, names and writes in the form of Firestore's interface, for tests.

export const text = (stringValue: string) => ({ stringValue });
export const integer = (value: number | string) => ({ integerValue: String(value) });
export const double = (doubleValue: number | string) => ({ doubleValue });
export const map = (fields: object) => ({ mapValue: { fields } });
export const list = (...values: object[]) => ({ arrayValue: { values } });

/** Full name of a document of the collection `things`. */
export const name = (id: string) => `${testRoot}/things/${id}`;

/** Sets such a document as a whole. */
export const set = (id: string, fields: object = {}) => ({ update: { name: name(id), fields } });
