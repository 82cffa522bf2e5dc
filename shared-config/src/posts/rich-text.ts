/** Tags that rich text may contain besides links and line breaks. */
export const richTextTags = ['p', 'strong', 'em', 'u', 's', 'code'] as const;

/** Addresses that a link may have: the web, e-mail, telephone, and this site. */
export const linkPattern = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

const token = new RegExp(
  `</?(?:${richTextTags.join('|')})>|<br>|</a>|<a href="([^"<>]*)" rel="noopener">|[^<>]+|>`,
  'y',
);

/**
 * Whether a piece of rich text consists of nothing but what the sanitiser leaves, to the letter. It needs no document,
 * so it guards the prerendered page as well as the browser's: what does not pass is shown as plain text.
 */
export function isSanitisedRichText(html: string): boolean {
  let position = 0;
  while (position < html.length) {
    token.lastIndex = position;
    const match = token.exec(html);
    if (!match) return false;
    const [all, address] = match;
    if (address !== undefined && !linkPattern.test(address)) return false;
    position += all.length;
  }
  return true;
}
