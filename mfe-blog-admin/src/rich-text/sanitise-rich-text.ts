import createPurifier, { type DOMPurify } from 'dompurify';

let purifier: DOMPurify | undefined;

/** A private instance: hooks are global to an instance, and remotes share modules. */
function privatePurifier(): DOMPurify {
  if (purifier) return purifier;
  purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') node.setAttribute('rel', 'noopener');
  });
  return purifier;
}

/** Rich text as it may be stored and shown: a few inline marks and links, no script in any disguise (design §9). */
export function sanitiseRichText(html: string): string {
  return privatePurifier().sanitize(html, {
    ALLOWED_TAGS: ['p', 'br', 'strong', 'em', 'a'],
    ALLOWED_ATTR: ['href', 'rel'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  });
}
