import type { DocumentValue } from '../values/document-value';
import { editFields, type FieldEditor, readField } from '../values/field-path';
import { applyTransform } from './transform';
import type { Write } from './write';

/** A document's fields after an update, and the result of each transform in Firestore's form. */
export type Updated = { editor: FieldEditor; transformResults: DocumentValue[] };

/**
 * Applies an update to all fields of a document, or to those of the mask; then the transforms in order.
 * @param current is changed: a thousand small updates of a large document must not copy it a thousand times
 */
export function applyUpdate(
  { update, updateMask, updateTransforms }: Extract<Write, { update: unknown }>,
  current: FieldEditor,
  requestTime: string,
): Updated {
  const editor = updateMask ? current : editFields(update.fields);
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
  return { editor, transformResults };
}
