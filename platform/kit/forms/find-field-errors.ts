import type { PageWords } from '../words/words';
import { isEmailAddress } from './email-address';
import type { FieldErrors, FormField, FormFields } from './form-field';
import { fewestDigits, isPhoneNumber } from './phone-number';

/** The words of the language in which a form speaks. */
type FormWords = Pick<PageWords, 'locale' | 'fields'>;

/** Says why a value is refused, in a sentence for the visitor. Forms and server share this rule. */
export function findFieldError(field: FormField, value: string, words: FormWords): string | undefined {
  const text = value.trim();
  if (text === '') return field.required ? describeMissing(field, words) : undefined;
  if ('options' in field) {
    // A box that must be ticked takes the value of the ticked one alone (specification §5).
    const taken = field.type === 'checkbox' && field.required ? field.options.slice(0, 1) : field.options;
    return taken.includes(text) ? undefined : describeMissing(field, words);
  }
  const lengthError = findLengthError(field, text, words);
  if (lengthError) return lengthError;
  if (field.type === 'email' && !isEmailAddress(text)) return words.fields.noEmail;
  if (field.type === 'tel' && !isPhoneNumber(text)) return words.fields.noPhone(fewestDigits);
  return undefined;
}

/** Says why the length of a text is refused. */
export function findLengthError(field: FormField, value: string, words: FormWords): string | undefined {
  if ('options' in field || value.trim().length <= field.maxLength) return undefined;
  return words.fields.tooLong(field.label, format(field.maxLength, words));
}

/** Share of its limit from which the length of a text is shown. */
const countedFrom = 0.9;

/** How long a text is, once it comes near its limit. */
export function countLength(field: FormField, value: string, words: FormWords): string | undefined {
  const { length } = value.trim();
  if ('options' in field || length < field.maxLength * countedFrom) return undefined;
  return words.fields.length(format(length, words), format(field.maxLength, words));
}

const format = (count: number, { locale }: FormWords) => count.toLocaleString(locale);

/**
 * The errors of a form, by field, in the order of the page; empty when there are none. A box is checked once the fields are filled in: the
 * form says first that those are missing, and one alert is enough (specification §5).
 */
export function findFieldErrors(
  fields: FormFields,
  values: Pick<FormData | URLSearchParams, 'get'>,
  words: FormWords,
): FieldErrors {
  const errors: Record<string, string> = {};
  let isComplete = true;
  for (const [name, field] of Object.entries(fields)) {
    if (field.type === 'checkbox' && !isComplete) continue;
    const value = String(values.get(name) ?? '');
    const error = findFieldError(field, value, words);
    if (error) errors[name] = error;
    if (field.required && value.trim() === '') isComplete = false;
  }
  return errors;
}

function describeMissing({ type, label, missing }: FormField, { fields }: FormWords): string {
  if (missing !== undefined) return missing;
  return fields.missing[type === 'checkbox' ? 'ticked' : type === 'select' ? 'chosen' : 'typed'](label);
}
