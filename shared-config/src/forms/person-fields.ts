import type { FormFields } from './form-field';

/** Who writes: the fields that every form begins with (specification §3). */
export const personFields = {
  fullName: { label: 'Full name', type: 'text', required: true, maxLength: 200, autoComplete: 'name' },
  companyName: { label: 'Company name', type: 'text', required: true, maxLength: 200, autoComplete: 'organization' },
  // No mailbox has a longer address (RFC 5321, section 4.5.3.1.3, without the angle brackets).
  email: { label: 'Email', type: 'email', required: true, maxLength: 254, autoComplete: 'email' },
} as const satisfies FormFields;

/** Where the form stands; filled in by the page. */
export const sourceField = {
  source: { label: 'Source', type: 'hidden', required: false, maxLength: 200 },
} as const satisfies FormFields;
