import * as v from 'valibot';
import { excerptOf, invalidArgument } from '../firestore-error';
import type { DocumentFields, DocumentValue } from './document-value';
import { isReserved, isUnicode } from './resource-name';

/** Limit of Firestore for the name of a field, and for a path of names, in bytes. */
const maxFieldPathBytes = 1500;

/** A document has at most 20 maps within each other: no field is deeper. */
const maxNames = 21;

/** Whether a field may have this name. `__type__` marks a vector and is checked with it. */
export const isFieldName = (name: string) =>
  name !== '' && !isReserved(name) && Buffer.byteLength(name) <= maxFieldPathBytes && isUnicode(name);

/**
 * Splits a field path: names joined by dots, each plain or in back-ticks.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is malformed, too long, or names a reserved field.
 */
export function parseFieldPath(path: string): string[] {
  const refuse = () => invalidArgument(`Invalid field path: "${excerptOf(path)}"`);
  if (path.length > maxFieldPathBytes || Buffer.byteLength(path) > maxFieldPathBytes) throw refuse();
  // Most paths have names that need no look at each.
  if (/^\w+(?:\.\w+)*$/.test(path) && !path.includes('__')) {
    const plain = path.split('.');
    if (plain.length > maxNames) throw refuse();
    return plain;
  }
  const names: string[] = [];
  const segment = /(?:`((?:[^`\\]|\\.)*)`|([^.`]+))(\.|$)/sy;
  while (segment.lastIndex < path.length) {
    const match = segment.exec(path);
    const name = match?.[1]?.replace(/\\(.)/gs, '$1') ?? match?.[2] ?? '';
    if (!isFieldName(name) || names.length === maxNames) throw refuse();
    names.push(name);
    if (match?.[3] === '') return names;
  }
  throw refuse();
}

/** Schema of a field path. */
export const fieldPathSchema = v.pipe(v.string(), v.transform(parseFieldPath));

/** Schema of a list that is refused for its length before any item of it is parsed. */
export const listOf = <Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most, `More than ${most} entries`), v.array(schema));

/** Schema of the paths of some fields (google.firestore.v1.DocumentMask). */
export const maskSchema = v.object({ fieldPaths: v.optional(listOf(fieldPathSchema, 1000), []) });

/** A path in its one canonical form: names in back-ticks only where they need them. */
export function formatFieldPath(names: readonly string[]): string {
  return names
    .map((name) => (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? name : `\`${name.replace(/[`\\]/g, '\\$&')}\``))
    .join('.');
}

/** The value at a path, or `undefined`. */
export function readField(fields: DocumentFields, names: readonly string[]): DocumentValue | undefined {
  let inner: DocumentFields | undefined = fields;
  let value: DocumentValue | undefined;
  for (const name of names) {
    value = inner && Object.hasOwn(inner, name) ? inner[name] : undefined;
    if (value === undefined) return undefined;
    inner = 'mapValue' in value ? value.mapValue.fields : undefined;
  }
  return value;
}

/**
 * Writes the value at a path into fields; a value on the way that is not a map becomes one.
 * @param value `undefined` removes it, if there is one
 */
export function writeField(fields: DocumentFields, names: readonly string[], value: DocumentValue | undefined): void {
  let map = fields;
  for (const name of names.slice(0, -1)) {
    const current = readField(map, [name]);
    let inner = current && 'mapValue' in current ? current.mapValue.fields : undefined;
    if (!inner) {
      if (value === undefined) return;
      inner = {};
      map[name] = { mapValue: { fields: inner } };
    }
    map = inner;
  }
  const last = names.at(-1) ?? '';
  if (value === undefined) delete map[last];
  else map[last] = value;
}
