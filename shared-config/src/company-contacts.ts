import type { SecurityContacts } from 'kit/contract/security-text';
import { site } from './site';

const domain = new URL(site.origin).hostname.replace(/^www\./, '');

/** Mail addresses of the company, by what they are for. */
export const companyContacts = {
  general: `hello@${domain}`,
  press: `press@${domain}`,
  privacy: `privacy@${domain}`,
  security: `security@${domain}`,
} as const;

/** What `security.txt` says (RFC 9116). */
export const securityContacts: SecurityContacts = {
  origin: site.origin,
  mail: companyContacts.security,
  contact: '/contact',
  policy: { page: '/safety', part: '#report' },
  languages: ['en', 'de'],
};
