import { parseRichText, type RichTextNode } from 'shared-config/posts/parse-rich-text';
import { sanitiseRichText } from './sanitise-rich-text';

/** The words of rich text; paragraphs and line breaks become lines. */
export function plainTextOf(html: string): string {
  const nodes = parseRichText(sanitiseRichText(html)) ?? [html];
  const paragraphs = nodes.filter((node) => typeof node !== 'string' && node.tag === 'p');
  return (paragraphs.length > 0 ? paragraphs : [{ tag: 'p' as const, children: nodes }]).map(textOf).join('\n');
}

function textOf(node: RichTextNode): string {
  if (typeof node === 'string') return node;
  return node.tag === 'br' ? '\n' : node.children.map(textOf).join('');
}

/** Lines as rich text, a paragraph each. */
export function richTextOf(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      return paragraph.outerHTML;
    })
    .join('');
}
