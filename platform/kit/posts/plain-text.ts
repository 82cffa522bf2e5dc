import { parseRichText, type RichTextNode } from './parse-rich-text';

/**
 * The words of rich text; paragraphs and line breaks become lines.
 * @param html sanitised; anything else is taken for plain text
 */
export function plainTextOf(html: string): string {
  const nodes = parseRichText(html) ?? [html];
  const paragraphs = nodes.filter((node) => typeof node !== 'string' && node.tag === 'p');
  return (paragraphs.length > 0 ? paragraphs : [{ tag: 'p' as const, children: nodes }]).map(textOf).join('\n');
}

function textOf(node: RichTextNode): string {
  if (typeof node === 'string') return node;
  return node.tag === 'br' ? '\n' : node.children.map(textOf).join('');
}
