import * as v from 'valibot';
import { formNameField, trapField } from './form-field';

/** Longest text (characters) that a visitor may be allowed to type into a field: all of a form has 64 kB. */
const maxFieldLength = 20_000;

const labelSchema = v.pipe(v.string(), v.minLength(1, 'must not be empty'), v.maxLength(500));

const nameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][A-Za-z0-9-]{0,49}$/, 'must begin with a small letter, and have letters, digits and hyphens alone'),
  v.check((name) => name !== formNameField && name !== trapField, 'is a field that every form has'),
  v.check((name) => !(name in {}), 'is a name that every object has'),
);

const ofEveryField = {
  label: labelSchema,
  required: v.boolean(),
  autoComplete: v.optional(v.string()),
  placeholder: v.optional(v.string()),
  missing: v.optional(labelSchema),
};

const fieldSchema = v.variant('type', [
  v.object({
    ...ofEveryField,
    type: v.picklist(['text', 'email', 'tel', 'textarea', 'hidden']),
    maxLength: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxFieldLength)),
  }),
  v.object({
    ...ofEveryField,
    type: v.picklist(['select', 'checkbox']),
    options: v.pipe(v.array(labelSchema), v.minLength(1, 'must have a value')),
  }),
]);

/** The mail that a form promises to the address in its field `email`. */
const promisedMailSchema = v.object({
  subject: labelSchema,
  /** How it begins: `{name}` is the sender's name, where that is one. */
  greeting: v.object({ named: labelSchema, unnamed: labelSchema }),
  /** Its paragraphs: `{document}` is the address of the document, `{site}` that of the site. */
  paragraphs: v.array(labelSchema),
  /** The field whose value says which document it is. */
  field: nameSchema,
  /** The document of each value: a file below `/pdfs/`. */
  documents: v.record(v.string(), v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]*\.pdf$/, 'must be a PDF’s name'))),
});

/**
 * A form of a site as data: its fields, and how it is processed. The page for a refused form, the inbox of staff, mails and the page for
 * static hosts are made from it.
 */
const formDefinitionSchema = v.pipe(
  v.object({
    /** The name of the form for staff. */
    label: labelSchema,
    fields: v.record(nameSchema, fieldSchema),
    /** The fields that say who has sent it, the name first. */
    from: v.pipe(v.array(nameSchema), v.minLength(1, 'must name a field')),
    /** Fields that say in a word or two what it is about. */
    about: v.optional(v.array(nameSchema), []),
    mail: v.optional(promisedMailSchema),
  }),
  v.check(
    ({ fields, from, about, mail }) =>
      [...from, ...about, ...(mail ? [mail.field] : [])].every((name) => Object.hasOwn(fields, name)),
    'names a field in "from", "about" or "mail" that it does not have',
  ),
  // Staff find, export and delete by it what somebody has sent.
  v.check(
    ({ fields }) => Object.entries(fields).every(([name, { type }]) => (type === 'email') === (name === 'email')),
    'must have its email address, and no other field, in "email"',
  ),
  v.check(({ fields, mail }) => !mail || Object.hasOwn(fields, 'email'), 'promises a mail and has no field "email"'),
);

/** A form of a site. */
export type FormDefinition = v.InferOutput<typeof formDefinitionSchema>;

/** Schema of the forms of a site, by name. */
export const formsSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case words joined by hyphens')),
  formDefinitionSchema,
);

/** The forms of a site, by the name that is sent as `form-name`. */
export type Forms = v.InferOutput<typeof formsSchema>;
