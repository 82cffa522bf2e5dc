import { maxEmailLength } from 'kit/forms/email-address';
import type { FormFields } from 'kit/forms/form-field';

/** The fields of the contact form: the control in the page, the server's check and the inbox are made from it. */
export const contactFields = {
  name: { label: 'Your name', type: 'text', required: true, maxLength: 200, autoComplete: 'name' },
  email: { label: 'Email', type: 'email', required: true, maxLength: maxEmailLength, autoComplete: 'email' },
  message: { label: 'Message', type: 'textarea', required: true, maxLength: 4000 },
} as const satisfies FormFields;
