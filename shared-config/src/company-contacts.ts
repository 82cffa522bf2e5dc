import { site } from './site';

const domain = new URL(site.origin).hostname.replace(/^www\./, '');

/** Mail addresses of the company, by what they are for. */
export const companyContacts = {
  general: `hello@${domain}`,
  press: `press@${domain}`,
  privacy: `privacy@${domain}`,
  security: `security@${domain}`,
} as const;
