import type { SiteDefinition } from './site-definition';

/** The path at which finders of a vulnerability look for a contact (RFC 9116). */
export const securityTextPath = '/.well-known/security.txt';

/** Its type, which RFC 9116 fixes. */
export const securityTextType = 'text/plain; charset=utf-8';

/** Months for which the text holds: less than a year, as RFC 9116, section 2.5.5, recommends. */
const validMonths = 11;

/**
 * Until when a text that is written now holds: the first day of the eleventh month from this one, so that a site is the same all month.
 * @param now ms since 1970
 */
export function securityTextExpires(now: number): string {
  const day = new Date(now);
  return `${new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + validMonths, 1)).toISOString().slice(0, 19)}Z`;
}

/**
 * The text of `security.txt` (RFC 9116).
 * @param now ms since 1970 @param locations of the pages of the site: one that is not there is not named
 * @param basePath below which the site is on its host
 */
export function writeSecurityText(
  { origin, contact, security: { mail, policy, languages } }: Pick<SiteDefinition, 'origin' | 'contact' | 'security'>,
  now: number,
  locations: readonly string[],
  basePath: string,
): string {
  const addressOf = (path: string) => new URL(basePath + path, origin).href;
  return [
    `Contact: mailto:${mail}`,
    ...(locations.includes(contact) ? [`Contact: ${addressOf(contact)}`] : []),
    `Expires: ${securityTextExpires(now)}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${addressOf(securityTextPath)}`,
    ...(locations.includes(policy.page) ? [`Policy: ${addressOf(policy.page + policy.part)}`] : []),
    '',
  ].join('\n');
}

/** The same text with a new expiry: a server may send one that was composed long ago. */
export const renewSecurityText = (text: string, now: number): string =>
  text.replace(/^Expires: .*$/m, `Expires: ${securityTextExpires(now)}`);
