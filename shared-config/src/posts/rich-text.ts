/** Tags that rich text may contain besides links and line breaks. */
export const richTextTags = ['p', 'strong', 'em', 'u', 's', 'code'] as const;

/** Addresses that a link may have: the web, e-mail, telephone, and this site. */
export const linkPattern = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

/** Alternatives exclude each other by their first characters, so that a text is read once from its start to its end. */
const token = new RegExp(
  `<(/?)(${richTextTags.join('|')}|a)>|<br>|<(a) href="([^"<>]*)" rel="noopener">|[^<>]+|>`,
  'y',
);

/** Browsers flatten what is nested deeper than 512 elements; nobody writes a tenth of that. */
const maxDepth = 50;

/**
 * Whether a piece of rich text consists of nothing but what the sanitiser leaves, to the letter, and every tag that is
 * opened is closed. It needs no document, so it guards the prerendered page as well as the browser's: what does not pass
 * is shown as plain text. Takes time in proportion to the length of the text.
 */
export function isSanitisedRichText(html: string): boolean {
  const open: string[] = [];
  let position = 0;
  while (position < html.length) {
    token.lastIndex = position;
    const match = token.exec(html);
    if (!match) return false;
    const [all, slash, tag, link, address] = match;
    if (slash) {
      if (open.pop() !== tag) return false;
    } else if (tag ?? link) {
      // A link has an address, and neither a link nor a paragraph can stand in another one.
      if (tag === 'a' || (address !== undefined && !linkPattern.test(address))) return false;
      const name = tag ?? 'a';
      if ((name === 'p' || name === 'a') && open.includes(name)) return false;
      if (open.push(name) > maxDepth) return false;
    }
    position += all.length;
  }
  return open.length === 0;
}
