import type { JSONContent } from '@tiptap/core';
import { DOMSerializer, type Fragment, type Node } from '@tiptap/pm/model';
import { parseRichText, type RichTextNode } from 'kit/posts/parse-rich-text';
import { sanitiseRichText } from 'kit/posts/sanitise-rich-text';

type Mark = { type: string; attrs?: Record<string, string> };

/** The editor's names of the marks. */
const markTypes = { strong: 'bold', em: 'italic', u: 'underline', s: 'strike', code: 'code' } as const;

/**
 * The paragraphs of rich text, at least one, each as inline content of the editor's document. Handed over as HTML, the editor
 * would parse it with a sink that Trusted Types refuse on the tool's page.
 */
export function readParagraphs(html: string): JSONContent[][] {
  const paragraphs: JSONContent[][] = [];
  const startParagraph = () => paragraphs.push([]);
  const add = (inline: JSONContent) => {
    if (paragraphs.length === 0) startParagraph();
    paragraphs.at(-1)?.push(inline);
  };
  const walk = (nodes: readonly RichTextNode[], marks: readonly Mark[]): void => {
    for (const node of nodes) {
      if (typeof node === 'string') add({ type: 'text', text: node, marks: [...marks] });
      else if (node.tag === 'br') add({ type: 'hardBreak' });
      else if (node.tag === 'p') {
        startParagraph();
        walk(node.children, marks);
      } else if (node.tag === 'a')
        walk(node.children, [...marks, { type: 'link', attrs: { href: node.href, rel: 'noopener' } }]);
      else walk(node.children, [...marks, { type: markTypes[node.tag] }]);
    }
  };
  walk(parseRichText(sanitiseRichText(html).html) ?? [html], []);
  if (paragraphs.length === 0) startParagraph();
  return paragraphs;
}

/** Rich text as one run of inline content; its paragraphs become lines. */
export const readInline = (html: string): JSONContent[] =>
  readParagraphs(html).flatMap((inline, index) => (index > 0 ? [{ type: 'hardBreak' }, ...inline] : inline));

/** Plain text as inline content; its lines are kept. */
export const readPlainText = (text: string): JSONContent[] =>
  text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line ? [{ type: 'text', text: line }] : []),
    ]);

/** Nodes of the document as sanitised rich text, as it is stored. */
export function writeRichText(content: Fragment): string {
  const { schema } = content.firstChild?.type ?? {};
  if (!schema) return '';
  const holder = document.createElement('div');
  DOMSerializer.fromSchema(schema).serializeFragment(content, { document }, holder);
  return sanitiseRichText(holder.innerHTML).html;
}

/** The words of a node without marks; line breaks become lines. */
export const plainTextOf = (node: Node): string => node.textBetween(0, node.content.size, '\n', '\n');

/** Whether a node's text has marks: plain text would lose something. */
export function hasMarks(node: Node): boolean {
  let isMarked = false;
  node.descendants((child) => {
    isMarked ||= child.marks.length > 0;
    return !isMarked;
  });
  return isMarked;
}
