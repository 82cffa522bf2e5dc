import { maxEmailLength } from 'kit/forms/email-address';
import type { FormFields } from 'kit/forms/form-field';

const email = {
  label: 'E-Mail-Adresse',
  type: 'email',
  required: true,
  maxLength: maxEmailLength,
  autoComplete: 'email',
} as const;

/** The fields of a request for a bell, and for which tower. */
export const inquiryFields = {
  name: { label: 'Ihr Name', type: 'text', required: true, maxLength: 200, autoComplete: 'name' },
  community: {
    label: 'Gemeinde oder Einrichtung',
    type: 'text',
    required: true,
    maxLength: 200,
    autoComplete: 'organization',
  },
  email,
  tower: {
    label: 'Turm oder Glockenträger',
    type: 'select',
    required: true,
    options: ['Kirchturm', 'Dachreiter', 'Freistehend', 'Noch offen'],
  },
  tone: { label: 'Gewünschter Schlagton', type: 'text', required: false, maxLength: 60, placeholder: 'z. B. es′' },
  message: {
    label: 'Was läuten soll, und wann',
    type: 'textarea',
    required: true,
    maxLength: 4000,
    missing: 'Bitte schreiben Sie in einem Satz, was Sie vorhaben',
  },
} as const satisfies FormFields;

/** Path of the page with the form of a visit. */
export const visitPath = '/besuch';

/** The fields of a visit to a casting. */
export const visitFields = {
  guest: { label: 'Name', type: 'text', required: true, maxLength: 200, autoComplete: 'name' },
  email,
  date: {
    label: 'Gusstermin',
    type: 'select',
    required: true,
    options: ['12. März 2027', '16. April 2027', '21. Mai 2027'],
  },
  people: { label: 'Personen', type: 'select', required: true, options: ['1', '2', '3–5', '6–15'] },
  steps: { label: 'Jemand von uns kann keine Treppen steigen', type: 'checkbox', required: false, options: ['ja'] },
  note: { label: 'Anmerkung', type: 'textarea', required: false, maxLength: 1000 },
} as const satisfies FormFields;
