import * as v from 'valibot';
import { FirestoreError } from '../firestore-error';
import { listOf, maskSchema } from '../values/field-path';
import { documentFieldsSchema } from '../values/parse-value';
import { type DocumentName, documentNameSchema, formatName } from '../values/resource-name';
import { parseTimestamp } from '../values/timestamp';
import { transformSchema } from './transform';

const preconditionSchema = v.union([
  v.strictObject({ exists: v.boolean() }),
  v.strictObject({ updateTime: v.pipe(v.string(), v.transform(parseTimestamp)) }),
]);

const writeSchema = v.union([
  v.strictObject({
    update: v.object({ name: documentNameSchema, fields: v.optional(documentFieldsSchema, {}) }),
    updateMask: v.optional(maskSchema),
    updateTransforms: v.optional(listOf(transformSchema, 500), []),
    currentDocument: v.optional(preconditionSchema),
  }),
  v.strictObject({ delete: documentNameSchema, currentDocument: v.optional(preconditionSchema) }),
  v.strictObject({ verify: documentNameSchema, currentDocument: v.optional(preconditionSchema) }),
]);

/** Body of a `:commit` call. */
export const commitSchema = v.strictObject({ writes: v.optional(listOf(writeSchema, 500), []) });

/** One write of a commit. */
export type Write = v.InferOutput<typeof writeSchema>;

/** The document that a write is about. */
export function documentOf(write: Write): DocumentName {
  if ('update' in write) return write.update.name;
  return 'delete' in write ? write.delete : write.verify;
}

/**
 * Checks the precondition of a write.
 * @param updateTime of the document at this point of the commit; `undefined` when there is none
 * @throws {FirestoreError} with the code that the SDK maps (firestore-lite protocol, Errors).
 */
export function checkPrecondition(write: Write, updateTime: string | undefined): void {
  const expected = write.currentDocument;
  if (!expected) return;
  const name = formatName(documentOf(write));
  if ('exists' in expected) {
    if (expected.exists && !updateTime) throw new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
    if (!expected.exists && updateTime) throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
    return;
  }
  if (!updateTime || parseTimestamp(updateTime) !== expected.updateTime) {
    throw new FirestoreError('FAILED_PRECONDITION', `The document was changed since it was read: ${name}`);
  }
}
