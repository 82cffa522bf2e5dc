import * as v from 'valibot';
import { FirestoreError } from '../firestore-error';
import { parseFieldPath } from '../values/field-path';
import { documentFieldsSchema } from '../values/parse-value';
import { type DocumentName, formatName, parseDocumentName } from '../values/resource-name';
import { parseTimestamp } from '../values/timestamp';
import { transformSchema } from './transform';

const preconditionSchema = v.union([
  v.strictObject({ exists: v.boolean() }),
  v.strictObject({ updateTime: v.pipe(v.string(), v.transform(parseTimestamp)) }),
]);

const nameSchema = v.pipe(
  v.string(),
  v.transform((name) => parseDocumentName(name)),
);

const writeSchema = v.union([
  v.strictObject({
    update: v.object({ name: nameSchema, fields: v.optional(documentFieldsSchema, {}) }),
    updateMask: v.optional(
      v.object({ fieldPaths: v.optional(v.array(v.pipe(v.string(), v.transform(parseFieldPath))), []) }),
    ),
    updateTransforms: v.optional(v.array(transformSchema), []),
    currentDocument: v.optional(preconditionSchema),
  }),
  v.strictObject({ delete: nameSchema, currentDocument: v.optional(preconditionSchema) }),
  v.strictObject({ verify: nameSchema, currentDocument: v.optional(preconditionSchema) }),
]);

/** Body of a `:commit` call. */
export const commitSchema = v.strictObject({ writes: v.optional(v.array(writeSchema), []) });

/** One write of a commit. */
export type Write = v.InferOutput<typeof writeSchema>;

/** The document that a write is about. */
export function documentOf(write: Write): DocumentName {
  if ('update' in write) return write.update.name;
  return 'delete' in write ? write.delete : write.verify;
}

/**
 * Checks the precondition of a write against the document at this point of the commit. Times are in microseconds.
 * @throws {FirestoreError} with the code that the SDK maps (firestore-lite protocol, Errors).
 */
export function checkPrecondition(write: Write, current: { updateTime: bigint } | undefined): void {
  const expected = write.currentDocument;
  if (!expected) return;
  const name = formatName(documentOf(write));
  if ('exists' in expected) {
    if (expected.exists && !current) throw new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
    if (!expected.exists && current) throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
    return;
  }
  if (current?.updateTime !== expected.updateTime) {
    throw new FirestoreError('FAILED_PRECONDITION', `The document was changed since it was read: ${name}`);
  }
}
