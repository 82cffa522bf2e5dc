import { linkPattern, richTextTags } from './rich-text';

/** Tags that enclose text; `a` is separate because it has an address. */
type RichTextTag = (typeof richTextTags)[number];

/** A piece of rich text: text with its character references resolved, or an element. */
export type RichTextNode =
  | string
  | { tag: 'br' }
  | { tag: RichTextTag; children: RichTextNode[] }
  | { tag: 'a'; href: string; children: RichTextNode[] };

type Open = { tag: RichTextTag | 'a'; children: RichTextNode[] };

const token = new RegExp(
  `<(?<opened>${richTextTags.join('|')})>|</(?<closed>a|${richTextTags.join('|')})>|(?<lineBreak><br>)|<a href="(?<href>[^"<>]*)" rel="noopener">|(?<text>[^<]+)`,
  'y',
);

/** Most elements within each other. Browsers stop nesting at 512; real posts have a few. */
export const maxDepth = 50;

/**
 * Parses sanitised rich text into a tree, so that it can be shown without passing HTML to the browser (Trusted Types). It
 * needs no DOM, and its time is linear in the length of the text.
 * @returns `null` for anything that the sanitiser would not have left, including unbalanced tags
 */
export function parseRichText(html: string): RichTextNode[] | null {
  const root: RichTextNode[] = [];
  const open: Open[] = [];
  const childrenOf = () => open.at(-1)?.children ?? root;
  // Links and paragraphs cannot stand in their own kind.
  const mayOpen = (tag: Open['tag']) =>
    open.length < maxDepth && !((tag === 'p' || tag === 'a') && open.some((outer) => outer.tag === tag));
  let position = 0;
  while (position < html.length) {
    token.lastIndex = position;
    const match = token.exec(html);
    if (!match) return null;
    position += match[0].length;
    const { opened, closed, lineBreak, href, text } = match.groups ?? {};
    if (text !== undefined) childrenOf().push(decodeReferences(text));
    else if (lineBreak !== undefined) childrenOf().push({ tag: 'br' });
    else if (closed !== undefined) {
      if (open.pop()?.tag !== closed) return null;
    } else if (href !== undefined) {
      if (!linkPattern.test(href) || !mayOpen('a')) return null;
      const link = { tag: 'a' as const, href: decodeReferences(href), children: [] };
      childrenOf().push(link);
      open.push(link);
    } else {
      const tag = richTextTags.find((name) => name === opened);
      if (tag === undefined || !mayOpen(tag)) return null;
      const element = { tag, children: [] };
      childrenOf().push(element);
      open.push(element);
    }
  }
  return open.length === 0 ? root : null;
}

const references: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
};

/** The five references that a browser writes when it serialises text (HTML standard, "escaping a string"). */
const decodeReferences = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (reference) => references[reference] ?? reference);
