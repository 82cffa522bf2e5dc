import { findFieldErrors } from 'kit/forms/find-field-errors';
import { type FieldErrors, formNameField, trapField } from 'kit/forms/form-field';
import { type FormName, formFields, isFormName } from 'shared-config/forms/form-fields';

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
  const forms = Object.keys(formFields).join(', ');
  if (form === null) {
    return { kind: 'unknown', message: `The field "${formNameField}" is missing. Send one of: ${forms}` };
  }
  if (!isFormName(form)) {
    return { kind: 'unknown', message: `There is no form "${form.slice(0, 100)}". Send one of: ${forms}` };
  }
  if (entries.get(trapField)) return { kind: 'trapped' };
  // Without the script, browsers send CRLF for a line break; the text is counted and stored with LF either way.
  const fields = Object.fromEntries([...entries].map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')]));
  const errors = findFieldErrors(formFields[form], new URLSearchParams(fields));
  if (Object.keys(errors).length > 0) return { kind: 'refused', form, fields, errors };
  const names = Object.keys(formFields[form]);
  const known = new Set([...names, formNameField, trapField]);
  return {
    kind: 'accepted',
    form,
    // A field that is not sent, such as an unticked box, is empty.
    fields: Object.fromEntries(names.map((name) => [name, (fields[name] ?? '').trim()])),
    droppedFields: [...entries.keys()].filter((name) => !known.has(name)).length,
  };
}
