import { findFieldErrors } from 'kit/forms/find-field-errors';
import type { FormDefinition } from 'kit/forms/form-definition';
import { type FieldErrors, formNameField, trapField } from 'kit/forms/form-field';
import type { Words } from 'kit/words/words';
import type { KnownForms } from '../site/known-forms';

/** A parsed form body. */
export type ParsedSubmission =
  | {
      kind: 'accepted';
      form: string;
      definition: FormDefinition;
      fields: Record<string, string>;
      droppedFields: number;
    }
  | { kind: 'trapped' }
  /** There is no such form. */
  | { kind: 'unknown'; message: string }
  /** With a sentence for each refused field. `fields` are as they were typed. */
  | { kind: 'refused'; form: string; definition: FormDefinition; fields: Record<string, string>; errors: FieldErrors };

/**
 * Parses a url-encoded form body (specification §7). A filled trap field means a robot; unknown fields are dropped and counted. Of several
 * definitions of the form, one that takes all fields goes before one that takes some; a submission that none takes is refused as the first
 * one does. Never throws.
 * @param words in the language of the sender, for errors
 */
export function parseSubmission(body: string, known: KnownForms, words: Words): ParsedSubmission {
  const entries = new URLSearchParams(body);
  const form = entries.get(formNameField);
  const forms = [...known.keys()].join(', ');
  if (form === null) {
    return { kind: 'unknown', message: words.refusedForm.nameMissing(formNameField, forms) };
  }
  const [first, ...others] = known.get(form) ?? [];
  if (!first) return { kind: 'unknown', message: words.refusedForm.noSuchForm(form.slice(0, 100), forms) };
  if (entries.get(trapField)) return { kind: 'trapped' };
  // Without the script, browsers send CRLF for a line break; the text is counted and stored with LF either way.
  const fields = Object.fromEntries([...entries].map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')]));
  const errorsOf = (definition: FormDefinition) =>
    findFieldErrors(definition.fields, new URLSearchParams(fields), words);
  const droppedBy = (definition: FormDefinition) =>
    [...entries.keys()].filter(
      (name) => ![formNameField, trapField].includes(name) && !Object.hasOwn(definition.fields, name),
    ).length;
  const accepting = [first, ...others]
    .filter((definition) => Object.keys(errorsOf(definition)).length === 0)
    .map((definition) => ({ definition, droppedFields: droppedBy(definition) }))
    .sort((one, other) => one.droppedFields - other.droppedFields)
    .at(0);
  if (!accepting) return { kind: 'refused', form, definition: first, fields, errors: errorsOf(first) };
  return {
    kind: 'accepted',
    form,
    ...accepting,
    // A field that is not sent, such as an unticked box, is empty.
    fields: Object.fromEntries(
      Object.keys(accepting.definition.fields).map((name) => [name, (fields[name] ?? '').trim()]),
    ),
  };
}
