import type { FormFields } from 'kit/forms/form-field';
import { personFields, sourceField } from './person-fields';

/** The fields of the contact forms (specification §5). The country code is any text: people write it in many ways. */
export const contactFields = {
  ...personFields,
  countryCode: {
    label: 'Country code',
    type: 'text',
    required: true,
    maxLength: 200,
    autoComplete: 'tel-country-code',
    placeholder: '+91',
  },
  phoneNumber: { label: 'Phone number', type: 'tel', required: true, maxLength: 200, autoComplete: 'tel-national' },
  reason: {
    label: 'Reason',
    type: 'select',
    required: true,
    options: ['Looking for Solutions', 'Partnership', 'Support'],
  },
  message: { label: 'Message', type: 'textarea', required: false, maxLength: 5000 },
  ...sourceField,
} as const satisfies FormFields;
