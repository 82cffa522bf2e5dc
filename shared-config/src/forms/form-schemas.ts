import * as v from 'valibot';
import { contactReasons } from './form-fields';

const text = (maximum: number) => v.pipe(v.string(), v.trim(), v.maxLength(maximum));
const required = (maximum: number) => v.pipe(v.string(), v.trim(), v.minLength(1, 'is required'), v.maxLength(maximum));
const email = v.pipe(required(254), v.email('is not an e-mail address'));

const contactFields = {
  fullName: required(200),
  companyName: required(200),
  email,
  countryCode: required(8),
  phoneNumber: required(40),
  reason: v.picklist(contactReasons),
  message: v.optional(text(5000), ''),
  source: v.optional(text(200), ''),
};

const detailsFields = {
  fullName: required(200),
  companyName: required(200),
  email,
  jobTitle: required(200),
  consent: v.picklist(['Yes', 'No']),
  source: v.optional(text(200), ''),
};

/** The fields of each form, by form name (specification §7); client and server read the same schema. */
export const formSchemas = {
  'home-contact': v.object(contactFields),
  'commercial-contact': v.object(contactFields),
  'case-study-form': v.object(detailsFields),
  'mag-sub-product': v.object(detailsFields),
  'product-documentation': v.object(detailsFields),
} as const;

/** Name of a form, sent as `form-name`. */
export type FormName = keyof typeof formSchemas;

/** Whether a string is one of the five form names. */
export function isFormName(name: string): name is FormName {
  return Object.hasOwn(formSchemas, name);
}
