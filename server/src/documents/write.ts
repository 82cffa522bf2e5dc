import * as v from 'valibot';
import {
  compareValues,
  type DocumentFields,
  type DocumentValue,
  documentFieldsSchema,
  documentValueSchema,
  numberOf,
} from './document-value';
import { parseFieldPath, readField, writeField } from './field-path';
import { FirestoreError } from './firestore-error';

const arraySchema = v.object({ values: v.optional(v.array(documentValueSchema), []) });
const transformSchema = v.union([
  v.strictObject({ fieldPath: v.string(), setToServerValue: v.literal('REQUEST_TIME') }),
  v.strictObject({ fieldPath: v.string(), increment: documentValueSchema }),
  v.strictObject({ fieldPath: v.string(), maximum: documentValueSchema }),
  v.strictObject({ fieldPath: v.string(), minimum: documentValueSchema }),
  v.strictObject({ fieldPath: v.string(), appendMissingElements: arraySchema }),
  v.strictObject({ fieldPath: v.string(), removeAllFromArray: arraySchema }),
]);
type Transform = v.InferOutput<typeof transformSchema>;

const preconditionSchema = v.union([
  v.strictObject({ exists: v.boolean() }),
  v.strictObject({ updateTime: v.string() }),
]);

const writeSchema = v.union([
  v.strictObject({
    update: v.object({ name: v.string(), fields: v.optional(documentFieldsSchema, {}) }),
    updateMask: v.optional(v.object({ fieldPaths: v.optional(v.array(v.string()), []) })),
    updateTransforms: v.optional(v.array(transformSchema), []),
    currentDocument: v.optional(preconditionSchema),
  }),
  v.strictObject({ delete: v.string(), currentDocument: v.optional(preconditionSchema) }),
  v.strictObject({ verify: v.string(), currentDocument: v.optional(preconditionSchema) }),
]);

/** Body of a `:commit` call. */
export const commitSchema = v.object({ writes: v.optional(v.array(writeSchema), []) });

/** One write of a commit. */
export type Write = v.InferOutput<typeof writeSchema>;

/** Full name of the document that a write is about. */
export function documentOf(write: Write): string {
  if ('update' in write) return write.update.name;
  return 'delete' in write ? write.delete : write.verify;
}

/**
 * Checks what a write expects of the document as it is.
 * @throws {FirestoreError} with the code that the SDK maps (firestore-lite protocol, Errors).
 */
export function checkPrecondition(write: Write, current: { updateTime: string } | undefined): void {
  const expected = write.currentDocument;
  if (!expected) return;
  const name = documentOf(write);
  if ('exists' in expected) {
    if (expected.exists && !current) throw new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
    if (!expected.exists && current) throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
    return;
  }
  if (current?.updateTime !== expected.updateTime) {
    throw new FirestoreError('FAILED_PRECONDITION', `The document was changed since ${expected.updateTime}: ${name}`);
  }
}

/** Fields of a document after an update: all of them, or those that the mask names; then the transforms in order. */
export function applyUpdate(
  write: Extract<Write, { update: unknown }>,
  current: DocumentFields,
  requestTime: string,
): DocumentFields {
  const { update, updateMask, updateTransforms } = write;
  let fields = update.fields;
  if (updateMask) {
    fields = current;
    for (const path of updateMask.fieldPaths) {
      const names = parseFieldPath(path);
      fields = writeField(fields, names, readField(update.fields, names));
    }
  }
  for (const transform of updateTransforms) {
    const names = parseFieldPath(transform.fieldPath);
    fields = writeField(fields, names, applyTransform(transform, readField(fields, names), requestTime));
  }
  return fields;
}

function applyTransform(transform: Transform, current: DocumentValue | undefined, requestTime: string): DocumentValue {
  if ('setToServerValue' in transform) return { timestampValue: requestTime };
  const items = current && 'arrayValue' in current ? (current.arrayValue.values ?? []) : [];
  const has = (list: readonly DocumentValue[], value: DocumentValue) =>
    list.some((item) => compareValues(item, value) === 0);
  if ('appendMissingElements' in transform) {
    const missing = transform.appendMissingElements.values.filter((value) => !has(items, value));
    return { arrayValue: { values: [...items, ...missing] } };
  }
  if ('removeAllFromArray' in transform) {
    return { arrayValue: { values: items.filter((item) => !has(transform.removeAllFromArray.values, item)) } };
  }
  // On anything but a number the operand wins.
  if ('increment' in transform) {
    const [left, right] = [current && numberOf(current), numberOf(transform.increment)];
    if (left === null || left === undefined || right === null) return transform.increment;
    const isInteger = current !== undefined && 'integerValue' in current && 'integerValue' in transform.increment;
    return isInteger ? { integerValue: String(left + right) } : { doubleValue: left + right };
  }
  const operand = 'maximum' in transform ? transform.maximum : transform.minimum;
  if (!current || numberOf(current) === null) return operand;
  const order = compareValues(current, operand);
  return ('maximum' in transform ? order >= 0 : order <= 0) ? current : operand;
}
