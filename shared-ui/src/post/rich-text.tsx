import { createElement, type ReactNode } from 'react';
import { parseRichText, type RichTextNode } from 'shared-config/posts/parse-rich-text';
import styles from './rich-text.module.css';

/** Sanitised rich text. Text that was not sanitised is shown as plain characters (design §9). */
export function RichText({ html }: { html: string }) {
  const nodes = parseRichText(html);
  return nodes ? <div className={styles.richText}>{renderNodes(nodes)}</div> : <p>{html}</p>;
}

function renderNodes(nodes: readonly RichTextNode[]): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    if (node.tag === 'br') return createElement('br', { key });
    const link = node.tag === 'a' ? { href: node.href, rel: 'noopener' } : {};
    return createElement(node.tag, { key, ...link }, ...renderNodes(node.children));
  });
}
