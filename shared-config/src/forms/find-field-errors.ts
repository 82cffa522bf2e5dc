import type { FieldErrors, FormField, FormFields } from './form-field';

/**
 * The rule of `type=email` (https://html.spec.whatwg.org/#valid-e-mail-address), with letters of any script in the
 * domain: browsers take those too, and send them as they are or in their ASCII form.
 */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d\u0080-\uffff](?:[a-z\d\u0080-\uffff-]{0,61}[a-z\d\u0080-\uffff])?(?:\.[a-z\d\u0080-\uffff](?:[a-z\d\u0080-\uffff-]{0,61}[a-z\d\u0080-\uffff])?)*$/i;

/**
 * Why a field does not take a value, in a sentence for the person who filled it in; `undefined` where it does. Forms and
 * server ask this one function, so that neither refuses what the other takes.
 */
export function findFieldError(field: FormField, value: string): string | undefined {
  const text = value.trim();
  if (text === '') return field.required ? describeMissing(field) : undefined;
  if ('options' in field) return field.options.includes(text) ? undefined : describeMissing(field);
  if (field.type === 'email' && !emailPattern.test(text)) {
    return 'Please enter an email address such as name@example.com';
  }
  return findLengthError(field, value);
}

/** Why a field does not take a text of that length; `undefined` where it does. */
export function findLengthError(field: FormField, value: string): string | undefined {
  if ('options' in field || value.trim().length <= field.maxLength) return undefined;
  return `Please shorten your ${field.label.toLowerCase()} to ${format(field.maxLength)} characters`;
}

/** Share of its limit from which the length of a text is shown to who writes it. */
const countedFrom = 0.9;

/** How much of its limit a text has used, once it comes near. */
export function countLength(field: FormField, value: string): string | undefined {
  const { length } = value.trim();
  if ('options' in field || length < field.maxLength * countedFrom) return undefined;
  return `${format(length)} of ${format(field.maxLength)} characters`;
}

const format = (count: number) => count.toLocaleString('en');

/** What a form does not take, field by field in the order of the page; empty where it takes all. */
export function findFieldErrors(fields: FormFields, values: FormData): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = values.get(name);
    const error = findFieldError(field, typeof value === 'string' ? value : '');
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

function describeMissing({ type, label }: FormField): string {
  // The sentence of specification §8, as the details form's alert says it.
  if (type === 'checkbox') return 'Please consent to receiving updates to proceed';
  return `Please ${type === 'select' ? 'choose a' : 'enter your'} ${label.toLowerCase()}`;
}
