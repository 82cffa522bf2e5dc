import type { FormFields } from 'kit/forms/form-field';
import { contactFields } from './contact-fields';
import { detailsFields } from './details-fields';

/** The fields of each form, by form name (specification §7). */
export const formFields = {
  'home-contact': contactFields,
  'commercial-contact': contactFields,
  'case-study-form': detailsFields,
  'mag-sub-product': detailsFields,
  'product-documentation': detailsFields,
} as const satisfies Readonly<Record<string, FormFields>>;

/** Name of a form, sent as `form-name`. */
export type FormName = keyof typeof formFields;

/** Whether a string is one of the five form names. */
export function isFormName(name: string): name is FormName {
  return Object.hasOwn(formFields, name);
}
