import { createElement, type ReactNode } from 'react';
import { footnoteAddress } from '../../posts/footnote-address';
import { parseRichText, type RichTextNode } from '../../posts/parse-rich-text';
import { withBase } from '../base-path';
import styles from './rich-text.module.css';

/** Sanitised rich text. Text that was not sanitised is shown as plain characters (architecture §9 Trust). */
export function RichText({ html }: { html: string }) {
  const nodes = parseRichText(html);
  return nodes ? (
    <div className={styles.richText} dir="auto">
      {renderNodes(nodes)}
    </div>
  ) : (
    <p dir="auto">{html}</p>
  );
}

/** Rich text without paragraphs, inside of another element. Text that was not sanitised is shown as plain characters. */
export function InlineRichText({ html }: { html: string }) {
  const nodes = parseRichText(html);
  return <>{nodes ? renderNodes(nodes) : html}</>;
}

function renderNodes(nodes: readonly RichTextNode[]): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    if (node.tag === 'br') return createElement('br', { key });
    return createElement(node.tag, { key, ...attributesOf(node) }, ...renderNodes(node.children));
  });
}

/** Each paragraph is read in the direction of its own script. */
function attributesOf(node: Exclude<RichTextNode, string>) {
  if (node.tag === 'a') {
    const isNote = node.href.startsWith(footnoteAddress(''));
    return {
      href: node.href.startsWith('/') ? withBase(node.href) : node.href,
      rel: 'noopener',
      ...(isNote ? { className: styles.note } : {}),
    };
  }
  return node.tag === 'p' ? { dir: 'auto' } : {};
}
