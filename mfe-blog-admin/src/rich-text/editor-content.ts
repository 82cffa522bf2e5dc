import type { JSONContent } from '@tiptap/core';
import { parseRichText, type RichTextNode } from 'shared-config/posts/parse-rich-text';
import { sanitiseRichText } from './sanitise-rich-text';

type Mark = { type: string; attrs?: Record<string, string> };

/** The editor's names of the marks. */
const markTypes = { strong: 'bold', em: 'italic', u: 'underline', s: 'strike', code: 'code' } as const;

/**
 * Rich text as the editor's own document. Handed over as HTML, the editor would parse it with a sink that Trusted Types
 * refuse on the tool's page.
 */
export function editorContentOf(html: string): JSONContent {
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
  walk(parseRichText(sanitiseRichText(html)) ?? [html], []);
  if (paragraphs.length === 0) startParagraph();
  return { type: 'doc', content: paragraphs.map((content) => ({ type: 'paragraph', content })) };
}
