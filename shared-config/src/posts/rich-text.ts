/** Tags that rich text may contain besides links and line breaks. */
export const richTextTags = ['p', 'strong', 'em', 'u', 's', 'code'] as const;

/** Addresses that a link may have: the web, e-mail, telephone, and this site. */
export const linkPattern = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

/** The first characters of the alternatives differ, so that a text is read in one pass. */
const token = new RegExp(
  `<(/?)(${richTextTags.join('|')}|a)>|<br>|<(a) href="([^"<>]*)" rel="noopener">|[^<>]+|>`,
  'y',
);

/** Browsers stop nesting at 512 elements; real posts have a few. */
const maxDepth = 50;

/**
 * Whether rich text is exactly as the sanitiser leaves it, with every tag closed. It needs no DOM, so it guards prerendered
 * pages and pages in the browser alike; text that does not pass is shown as plain characters. Its time is linear in the
 * length of the text.
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
      // A link must have an address, and links and paragraphs cannot be nested in their own kind.
      if (tag === 'a' || (address !== undefined && !linkPattern.test(address))) return false;
      const name = tag ?? 'a';
      if ((name === 'p' || name === 'a') && open.includes(name)) return false;
      if (open.push(name) > maxDepth) return false;
    }
    position += all.length;
  }
  return open.length === 0;
}
