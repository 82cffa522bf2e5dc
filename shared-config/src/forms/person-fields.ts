import { maxEmailLength } from 'kit/forms/email-address';
import type { FormFields } from 'kit/forms/form-field';

/** The person's fields, with which every form begins (specification §3). */
export const personFields = {
  fullName: { label: 'Full name', type: 'text', required: true, maxLength: 200, autoComplete: 'name' },
  companyName: { label: 'Company name', type: 'text', required: true, maxLength: 200, autoComplete: 'organization' },
  email: { label: 'Email', type: 'email', required: true, maxLength: maxEmailLength, autoComplete: 'email' },
} as const satisfies FormFields;

/** Where the form stands; filled in by the page. */
export const sourceField = {
  source: { label: 'Source', type: 'hidden', required: false, maxLength: 200 },
} as const satisfies FormFields;
