import { findFieldError } from 'shared-config/forms/find-field-errors';
import {
  type FieldErrors,
  type FormField,
  type FormFields,
  formNameField,
  trapField,
} from 'shared-config/forms/form-field';
import { type FormName, formFields, isFormName } from 'shared-config/forms/form-fields';
import * as v from 'valibot';

/** A parsed form body. */
export type ParsedSubmission =
  | { kind: 'accepted'; form: FormName; fields: Record<string, string>; droppedFields: number }
  | { kind: 'trapped' }
  /** There is no such form. */
  | { kind: 'unknown'; message: string }
  /** With a sentence for each refused field. `fields` are as they were typed. */
  | { kind: 'refused'; form: FormName; fields: Record<string, string>; errors: FieldErrors };

/**
 * Parses a url-encoded form body (specification §7). A filled trap field means a robot; unknown fields are dropped and counted.
 * Never throws.
 */
export function parseSubmission(body: string): ParsedSubmission {
  const entries = new URLSearchParams(body);
  const form = entries.get(formNameField);
  const names = Object.keys(formFields).join(', ');
  if (form === null) {
    return { kind: 'unknown', message: `The field "${formNameField}" is missing. Send one of: ${names}` };
  }
  if (!isFormName(form)) {
    return { kind: 'unknown', message: `There is no form "${form.slice(0, 100)}". Send one of: ${names}` };
  }
  if (entries.get(trapField)) return { kind: 'trapped' };
  // Without the script, browsers send CRLF for a line break; the text is counted and stored with LF either way.
  const fields = Object.fromEntries([...entries].map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')]));
  const result = v.safeParse(schemaOf(formFields[form]), fields);
  if (result.success) {
    const known = new Set([...Object.keys(formFields[form]), formNameField, trapField]);
    const droppedFields = [...entries.keys()].filter((name) => !known.has(name)).length;
    return { kind: 'accepted', form, fields: result.output, droppedFields };
  }
  const errors = result.issues.map((issue) => [v.getDotPath(issue), issue.message]);
  return { kind: 'refused', form, fields, errors: Object.fromEntries(errors) };
}

const schemaOf = (fields: FormFields) =>
  v.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOfValue(field)])));

/** A field that is not sent, such as an unticked box, is empty. */
const schemaOfValue = (field: FormField) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.rawCheck(({ dataset, addIssue }) => {
        const error = dataset.typed && findFieldError(field, dataset.value);
        if (error) addIssue({ message: error });
      }),
    ),
    '',
  );
