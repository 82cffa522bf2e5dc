import { excerptOf, invalidArgument } from '../firestore-error';
import type { DocumentFields, DocumentValue } from './document-value';
import { isReserved, isUnicode } from './resource-name';

/** Limit of Firestore for the name of a field, and for a path of names, in bytes. */
const maxFieldPathBytes = 1500;

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
  const names: string[] = [];
  const segment = /(?:`((?:[^`\\]|\\.)*)`|([^.`]+))(\.|$)/sy;
  while (segment.lastIndex < path.length) {
    const match = segment.exec(path);
    const name = match?.[1]?.replace(/\\(.)/gs, '$1') ?? match?.[2] ?? '';
    if (!isFieldName(name)) throw refuse();
    names.push(name);
    if (match?.[3] === '') return names;
  }
  throw refuse();
}

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

/** Edits fields. The original is not changed; each map is copied once, however many paths lead into it. */
export type FieldEditor = {
  fields: DocumentFields;
  /** Sets the value at a path; a value on the way that is not a map becomes one. */
  write: (names: readonly string[], value: DocumentValue) => void;
  /** Removes the value at a path, if there is one. */
  remove: (names: readonly string[]) => void;
};

/** A map without a prototype: any name can be a field. */
export const emptyFields = (): DocumentFields => Object.create(null);

/** Creates an editor of fields. */
export function editFields(original: DocumentFields): FieldEditor {
  const copies = new WeakSet<DocumentFields>();
  const copyOf = (fields: DocumentFields | undefined) => {
    if (fields && copies.has(fields)) return fields;
    const copy = Object.assign(emptyFields(), fields);
    copies.add(copy);
    return copy;
  };
  const root = copyOf(original);
  /** The map that holds the last name of a path. */
  const open = (names: readonly string[]) => {
    let fields = root;
    for (const name of names.slice(0, -1)) {
      const current = fields[name];
      const inner = copyOf(current && 'mapValue' in current ? current.mapValue.fields : undefined);
      fields[name] = { mapValue: { fields: inner } };
      fields = inner;
    }
    return fields;
  };
  const lastOf = (names: readonly string[]) => names.at(-1) ?? '';
  return {
    fields: root,
    write: (names, value) => {
      open(names)[lastOf(names)] = value;
    },
    remove: (names) => {
      if (readField(root, names) !== undefined) delete open(names)[lastOf(names)];
    },
  };
}
