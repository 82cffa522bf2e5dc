import type { FieldErrors, FormField, FormFields } from './form-field';
/** What is wrong with a value, in a sentence for the visitor. Forms and server share this rule. */
export declare function findFieldError(field: FormField, value: string): string | undefined;
/** What is wrong with the length of a text. */
export declare function findLengthError(field: FormField, value: string): string | undefined;
/** How long a text is, once it comes near its limit. */
export declare function countLength(field: FormField, value: string): string | undefined;
/**
 * What is wrong with a form, by field, in the order of the page; empty when nothing is. A box is looked at once the fields
 * are filled in: the form says first that those are missing, and one alert is enough (specification §5).
 */
export declare function findFieldErrors(fields: FormFields, values: Pick<FormData | URLSearchParams, 'get'>): FieldErrors;
