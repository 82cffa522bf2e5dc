/**
 * A name and a domain as in `type=email` (https://html.spec.whatwg.org/#valid-e-mail-address), with the letters of any
 * script in both (RFC 6531): browsers take those in the domain alone.
 */
const address = /^[\w.!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}\p{So}\p{Join_C}·・-]+@([\p{L}\p{M}\p{N}\p{Join_C}·・.。-]+)$/u;
/** Not an IP address, which the URL parser makes of every domain that ends with a number. */
const asciiDomain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** No mailbox has a longer address (RFC 5321, section 4.5.3.1.3, without the angle brackets). */
export const maxEmailLength = 254;

/** Whether mail could be sent to it. Forms, server and blog tool share this rule. */
export function isEmailAddress(text: string): boolean {
  // Normalising a text and converting a domain take the square of its length: a stranger's text is measured first.
  if (text.length > maxEmailLength) return false;
  const [, domain = ''] = address.exec(text) ?? [];
  return asciiDomain.test(toAscii(domain));
}

/**
 * One text for all the ways to write an address: in upper or lower case, its domain in Unicode or in ASCII. An address that is too long for
 * an address stays as it is.
 */
export function normaliseEmailAddress(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length > maxEmailLength) return trimmed;
  const [name = '', domain = ''] = trimmed.normalize().toLowerCase().split('@');
  return `${name}@${toAscii(domain) || domain}`;
}

/** The domain as mail servers and URLs know it (Unicode Technical Standard 46); empty if it is none. */
const toAscii = (domain: string) => (URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : '');
