import createPurifier, { type WindowLike } from 'dompurify';
import { linkPattern, richTextTags } from './rich-text';

/**
 * A sanitiser of rich text: a few inline marks and links stay, no script in any disguise (design §9).
 * An instance of its own, because hooks are global to an instance and remotes share modules.
 * @param window the browser's, or one that stands in for it when the site is composed
 */
export function createRichTextSanitiser(window: WindowLike): (html: string) => string {
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    // In this order, so that the result reads the same whatever the source was.
    const address = node.getAttribute('href');
    node.removeAttribute('rel');
    node.removeAttribute('href');
    // Spaces around an address pass the purifier; brackets in it are no address anywhere.
    if (address === null || !linkPattern.test(address) || /[<>"]/.test(address)) return;
    node.setAttribute('href', address);
    node.setAttribute('rel', 'noopener');
  });
  return (html) => {
    const clean = purifier.sanitize(html, {
      ALLOWED_TAGS: [...richTextTags, 'br', 'a'],
      ALLOWED_ATTR: ['href', 'rel'],
      ALLOWED_URI_REGEXP: linkPattern,
    });
    // A link that lost its address is only text. Every link is closed and none has a bracket in its address, so the
    // pattern reads each character once.
    return clean.replace(/<a>(.*?)<\/a>/gs, '$1');
  };
}
