/**
 * A name and a domain as in `type=email` (https://html.spec.whatwg.org/#valid-e-mail-address), with the letters of any
 * script in both (RFC 6531): browsers take those in the domain alone.
 */
const address = /^[\w.!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}\p{So}\p{Join_C}·・-]+@([\p{L}\p{M}\p{N}\p{Join_C}·・.。-]+)$/u;
const asciiDomain = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;

/** Whether mail could be sent to it. Forms, server and blog tool share this rule. */
export function isEmailAddress(text: string): boolean {
  const [, domain = ''] = address.exec(text) ?? [];
  return asciiDomain.test(toAscii(domain));
}

/** One text for all the ways to write an address: in upper or lower case, its domain in Unicode or in ASCII. */
export function normaliseEmailAddress(text: string): string {
  const [name = '', domain = ''] = text.trim().normalize().toLowerCase().split('@');
  return `${name}@${toAscii(domain) || domain}`;
}

/** The domain as mail servers and URLs know it (Unicode Technical Standard 46); empty if it is none. */
const toAscii = (domain: string) => (URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : '');
