import type { NewBlock } from '../posts/blocks';
import { parsePastedHtml } from './clean-pasted-html';
import { sanitiseRichText } from './sanitise-rich-text';

/** What a paste becomes, and what of it could not be taken over, in words. */
export type PastedBlocks = { blocks: NewBlock[]; dropped: string[] };

const blockElements = /<(h[1-6]|ul|ol|table|img|blockquote|pre|hr)\b|mso-list|MsoListParagraph|MsoTitle/i;
const richElements = /<(h[1-6]|p|ul|ol|li|table|a|b|strong|i|em)\b/i;
const markdown = /^(#{1,6} |[-*+] |\d+[.)] |> |```)|\[[^\]\n]+\]\([^)\n]+\)|\*\*[^*\n]+\*\*/m;

/** Whether a paste is more than a piece of a paragraph: from a word processor or a page, or Markdown. */
export function pastesBlocks(html: string, text: string): boolean {
  // From an editor of this page: it is what it was.
  if (html.includes('data-pm-slice')) return false;
  return richElements.test(html) ? blockElements.test(html) : markdown.test(text);
}

/** The blocks of a paste: headings, lists and paragraphs each of their own. */
export async function readPastedBlocks(html: string, text: string): Promise<PastedBlocks> {
  if (!richElements.test(html)) {
    // Pasting Markdown is rare: its parser is fetched when it happens.
    const { readMarkdownBlocks } = await import('../import-export/read-markdown-blocks');
    return readMarkdownBlocks(text);
  }
  const reading: PastedBlocks = { blocks: [], dropped: [] };
  readChildren(parsePastedHtml(html), reading);
  return { blocks: reading.blocks, dropped: [...new Set(reading.dropped)] };
}

const containers: readonly string[] = [
  'div',
  'section',
  'article',
  'main',
  'body',
  'header',
  'footer',
  'span',
  'center',
];

const hasBlocks = (element: Element) =>
  element.querySelector('h1,h2,h3,h4,h5,h6,p,ul,ol,table,blockquote,pre,hr,div,section,article') !== null;

function readChildren(parent: Element, reading: PastedBlocks): void {
  let inline: Node[] = [];
  const endParagraph = () => {
    addParagraph(inline, reading);
    inline = [];
  };
  for (const node of parent.childNodes) {
    if (node instanceof Element && (isBlock(node) || (containers.includes(node.localName) && hasBlocks(node)))) {
      endParagraph();
      readBlock(node, reading);
    } else inline.push(node);
  }
  endParagraph();
}

const isBlock = ({ localName }: Element) => /^(h[1-6]|p|div|ul|ol|table|blockquote|pre|hr)$/.test(localName);

function readBlock(element: Element, reading: PastedBlocks): void {
  const { blocks, dropped } = reading;
  const text = wordsOf(element, dropped);
  switch (element.localName) {
    case 'h1':
    case 'h2':
      if (text) blocks.push({ type: 'heading', content: text });
      return;
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      if (text) blocks.push({ type: 'subheading', content: text });
      return;
    case 'ul':
    case 'ol':
      if (element.localName === 'ol') dropped.push('list numbers');
      addItems(readItems(element, dropped), reading, false);
      return;
    case 'table':
      dropped.push('a table');
      return;
    case 'hr':
      dropped.push('a horizontal line');
      return;
    case 'blockquote':
      if (text) blocks.push({ type: 'callout', content: text });
      return;
    case 'pre': {
      const code = element.ownerDocument.createElement('code');
      for (const [index, line] of (element.textContent ?? '').trimEnd().split('\n').entries()) {
        if (index > 0) code.append(element.ownerDocument.createElement('br'));
        code.append(line);
      }
      addParagraph([code], reading);
      return;
    }
    default:
      if (element.hasAttribute('data-list')) addItems([text], reading, true);
      else if (element.hasAttribute('data-title')) blocks.push({ type: 'heading', content: text });
      else if (hasBlocks(element)) readChildren(element, reading);
      else addParagraph([...element.childNodes], reading);
  }
}

/** Adds a list; items that word processors write as paragraphs belong to the list before. */
function addItems(items: readonly string[], { blocks }: PastedBlocks, isContinued: boolean): void {
  const last = blocks.at(-1);
  if (items.length === 0) return;
  if (isContinued && last?.type === 'list') last.items.push(...items);
  else blocks.push({ type: 'list', content: '', items: [...items] });
}

function readItems(list: Element, dropped: string[]): string[] {
  return [...list.children].flatMap((item) => {
    if (item.matches('ul, ol')) return readItems(item, dropped);
    const nested = [...item.querySelectorAll(':scope > ul, :scope > ol')];
    if (nested.length > 0) dropped.push('list levels');
    const below = nested.flatMap((inner) => readItems(inner, dropped));
    for (const inner of nested) inner.remove();
    const text = wordsOf(item, dropped);
    return text ? [text, ...below] : below;
  });
}

/** The words of an element that becomes plain text, with the targets of its links behind them. */
function wordsOf(element: Element, dropped: string[]): string {
  if (element.querySelector('img')) dropped.push('a picture');
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const link of copy.querySelectorAll('a[href]')) {
    const target = link.getAttribute('href') ?? '';
    if (/^https?:|^mailto:/i.test(target) && link.textContent?.trim() !== target) link.append(` (${target})`);
  }
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function addParagraph(nodes: readonly Node[], { blocks, dropped }: PastedBlocks): void {
  const holder = document.implementation.createHTMLDocument().createElement('div');
  holder.append(...nodes.map((node) => node.cloneNode(true)));
  if (holder.querySelector('img')) dropped.push('a picture');
  for (const element of holder.querySelectorAll('b, i')) {
    const mark = element.ownerDocument.createElement(element.localName === 'b' ? 'strong' : 'em');
    mark.append(...element.childNodes);
    element.replaceWith(mark);
  }
  if (!holder.textContent?.trim()) return;
  const html = sanitiseRichText(holder.innerHTML.replaceAll('\n', ' ')).trim();
  blocks.push({ type: 'paragraph', content: html.startsWith('<p>') ? html : `<p>${html}</p>` });
}
