import createPurifier, { type WindowLike } from 'dompurify';
import { linkPattern, richTextTags } from './rich-text';

/** Other names of marks that posts have: what was bold in another program stays so. */
const names: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u' };
const otherNames = /(<\/?)(b|i|strike|del|ins)(?=[\s/>])/gi;

/**
 * Creates a sanitiser of rich text: it keeps a few inline marks and links, and no script in any form (design §9).
 * Each has a DOMPurify instance of its own, because hooks are global to an instance and remotes share modules.
 * @param window the browser's, or jsdom's when the site is composed
 */
export function createRichTextSanitiser(window: WindowLike): (html: string) => string {
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    // Attributes in a fixed order, so that the result is the same whatever the source was.
    const address = node.getAttribute('href');
    node.removeAttribute('rel');
    node.removeAttribute('href');
    // DOMPurify lets spaces around an address pass; brackets and quotes are valid in no address.
    if (address === null || !linkPattern.test(address) || /[<>"]/.test(address)) return;
    node.setAttribute('href', address);
    node.setAttribute('rel', 'noopener');
  });
  return (html) => {
    const named = html.replace(otherNames, (_tag, open: string, name: string) => `${open}${names[name.toLowerCase()]}`);
    const clean = purifier.sanitize(named, {
      ALLOWED_TAGS: [...richTextTags, 'br', 'a'],
      ALLOWED_ATTR: ['href', 'rel'],
      ALLOWED_URI_REGEXP: linkPattern,
    });
    // A link without an address is only text. Never slow: every link is closed and no address has a bracket, so the pattern reads
    // each character once.
    return clean.replace(/<a>(.*?)<\/a>/gs, '$1');
  };
}
