import type { DocumentFields, DocumentValue } from './document-value';
import { editFields, readField } from './field-path';
import { applyTransform } from './transform';
import type { Write } from './write';

/** A document's fields after an update, and the result of each transform as Firestore reports it. */
export type Updated = { fields: DocumentFields; transformResults: DocumentValue[] };

/** Fields of a document after an update: all of them, or those that the mask names; then the transforms in order. */
export function applyUpdate(
  { update, updateMask, updateTransforms }: Extract<Write, { update: unknown }>,
  current: DocumentFields,
  requestTime: string,
): Updated {
  if (!updateMask && updateTransforms.length === 0) return { fields: update.fields, transformResults: [] };
  const editor = editFields(updateMask ? current : update.fields);
  for (const names of updateMask?.fieldPaths ?? []) {
    const value = readField(update.fields, names);
    if (value === undefined) editor.remove(names);
    else editor.write(names, value);
  }
  const transformResults = updateTransforms.map((transform): DocumentValue => {
    const value = applyTransform(transform, readField(editor.fields, transform.fieldPath), requestTime);
    editor.write(transform.fieldPath, value);
    return 'arrayValue' in value ? { nullValue: null } : value;
  });
  return { fields: editor.fields, transformResults };
}
