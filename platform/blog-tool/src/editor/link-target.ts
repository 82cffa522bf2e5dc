import { isEmailAddress } from 'kit/forms/email-address';
import { linkPattern } from 'kit/posts/rich-text';

/** A domain without a scheme, as people type it: `www.example.com/page`. */
const domain = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#:].*)?$/i;

/** The target of a link as it is stored: a domain gets `https://`, an e-mail address `mailto:`. */
export function linkTarget(typed: string): string {
  const text = typed.trim();
  if (linkPattern.test(text)) return text;
  return isEmailAddress(text) ? `mailto:${text}` : `https://${text}`;
}

/** Why a text is no link, in a sentence; '' for one that is. */
export function findLinkProblem(typed: string): string {
  const text = typed.trim();
  if (/[\s<>"]/.test(text)) return 'A link has neither spaces nor quotes. Remove them.';
  if (/^https?:/i.test(text)) {
    return URL.canParse(text) && new URL(text).hostname ? '' : 'The site is missing after “https://”. Add it.';
  }
  if (linkPattern.test(text))
    return /^(mailto|tel):$/i.test(text) ? `The rest is missing after “${text}”. Add it.` : '';
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) {
    return `A link cannot start with “${text.slice(0, text.indexOf(':') + 1)}”. Start with https://, mailto:, tel:, / or #.`;
  }
  if (domain.test(text) || isEmailAddress(text)) return '';
  return `“${text}” is not a link. Start with https://, mailto:, tel:, / or #.`;
}
