import { formNameField, trapField } from 'shared-config/forms/form-fields';
import { formSchemas, isFormName } from 'shared-config/forms/form-schemas';
import * as v from 'valibot';

/** What a form's body comes to. */
export type ParsedSubmission =
  | { kind: 'accepted'; form: string; fields: Record<string, string>; droppedFields: number }
  | { kind: 'trapped' }
  | { kind: 'refused'; status: 400 | 422; message: string };

/**
 * Reads a url-encoded form body (specification §7). Whoever filled the trap is a robot; unknown fields are dropped and counted.
 * Never throws, whatever the body is.
 */
export function parseSubmission(body: string): ParsedSubmission {
  const fields = new URLSearchParams(body);
  const form = fields.get(formNameField);
  const names = Object.keys(formSchemas).join(', ');
  if (form === null) {
    return { kind: 'refused', status: 400, message: `The field "${formNameField}" is missing. Send one of: ${names}` };
  }
  if (!isFormName(form)) {
    return { kind: 'refused', status: 400, message: `There is no form "${form.slice(0, 100)}". Send one of: ${names}` };
  }
  if (fields.get(trapField)) return { kind: 'trapped' };
  const schema = formSchemas[form];
  const result = v.safeParse(schema, Object.fromEntries(fields));
  if (result.success) {
    const known = new Set([...Object.keys(schema.entries), formNameField, trapField]);
    const droppedFields = [...fields.keys()].filter((name) => !known.has(name)).length;
    return { kind: 'accepted', form, fields: result.output, droppedFields };
  }
  const [issue] = result.issues;
  return {
    kind: 'refused',
    status: 422,
    message: `Field "${v.getDotPath(issue)}": ${issue.message}. Correct it and send the form again`,
  };
}
