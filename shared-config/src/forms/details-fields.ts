import type { FormFields } from 'kit/forms/form-field';
import { site } from '../site';
import { personFields, sourceField } from './person-fields';

/** The fields of the details forms (specification §5). */
export const detailsFields = {
  ...personFields,
  jobTitle: {
    label: 'Job title',
    type: 'text',
    required: true,
    maxLength: 200,
    autoComplete: 'organization-title',
  },
  consent: {
    label: `I consent to receiving email and other updates from ${site.companyName}`,
    type: 'checkbox',
    required: true,
    options: ['Yes', 'No'],
    // Specification §8.
    missing: 'Please consent to receiving updates to proceed',
  },
  ...sourceField,
} as const satisfies FormFields;
