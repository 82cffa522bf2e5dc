import type { DocumentFields, DocumentValue } from './document-value';
import { FirestoreError } from './firestore-error';

/**
 * Splits a field path: names joined by dots, each plain or in back-ticks.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is malformed.
 */
export function parseFieldPath(path: string): string[] {
  const names: string[] = [];
  const segment = /(?:`((?:[^`\\]|\\.)*)`|([^.`]+))(\.|$)/y;
  while (segment.lastIndex < path.length) {
    const match = segment.exec(path);
    if (!match) throw new FirestoreError('INVALID_ARGUMENT', `Invalid field path: ${path}`);
    names.push(match[1]?.replace(/\\(.)/g, '$1') ?? match[2] ?? '');
    if (match[3] === '') return names;
  }
  throw new FirestoreError('INVALID_ARGUMENT', `Invalid field path: ${path}`);
}

/** The value at a path, or `undefined`. */
export function readField(fields: DocumentFields, names: readonly string[]): DocumentValue | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return undefined;
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length === 0 || value === undefined) return value;
  return 'mapValue' in value ? readField(value.mapValue.fields ?? {}, rest) : undefined;
}

/** Fields with the value at a path replaced, or removed when it is `undefined`; the original stays as it is. */
export function writeField(
  fields: DocumentFields,
  names: readonly string[],
  value: DocumentValue | undefined,
): DocumentFields {
  const [name, ...rest] = names;
  if (name === undefined) return fields;
  const { [name]: current, ...others } = fields;
  if (rest.length === 0) return value === undefined ? others : { ...others, [name]: value };
  const inner = current && 'mapValue' in current ? (current.mapValue.fields ?? {}) : {};
  return { ...others, [name]: { mapValue: { fields: writeField(inner, rest, value) } } };
}
