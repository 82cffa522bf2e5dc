import { footnoteAddress } from '../posts/footnote-address';
import { parseRichText, type RichTextNode } from '../posts/parse-rich-text';
import { isFootnoteName } from './footnotes';
import { readText } from './read-inline';

const marks = { strong: '**', em: '*', s: '~~' } as const;

/**
 * Rich text in Markdown, as `read-inline.ts` reads it. Where the marks of Markdown cannot say it, such as a bold half of a word behind a
 * bracket, the tags of marks do.
 * @param html without paragraphs
 */
export function writeInline(html: string): string {
  const nodes = parseRichText(html) ?? [html];
  const written = nodes.map(writeNode).join('');
  return readsAs(written, html) ? written : nodes.map(writeTagged).join('');
}

function readsAs(markdown: string, html: string): boolean {
  try {
    // A space at either end is no part of a paragraph.
    return markdown.trim() === markdown && readText(markdown) === html;
  } catch {
    return false;
  }
}

/** Writes rich text that begins a line: it must not begin as another block does. */
export const writeLine = (html: string): string =>
  writeInline(html)
    .replace(/^(?=[-+#>=:|]|~~~)/, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');

/** Writes a heading, at whose end Markdown takes signs away. */
export const writeHeading = (html: string): string => writeInline(html).replace(/#$/, '\\#');

/** Writes a cell of a table, which a line and a bar end. */
export const writeCell = (html: string): string =>
  (html.includes('|') ? (parseRichText(html) ?? [html]).map(writeTagged).join('') : writeInline(html)).replace(
    /\\?\n/g,
    '<br>',
  );

function writeNode(node: RichTextNode): string {
  if (typeof node === 'string') return escapeMarks(node);
  if (node.tag === 'br') return '\\\n';
  const inner = () => node.children.map(writeNode).join('');
  switch (node.tag) {
    case 'a':
      return writeFootnoteSign(node) ?? `[${inner()}](${writeAddress(node.href)})`;
    case 'code':
      return writeCode(node.children);
    case 'strong':
    case 'em':
    case 's':
      return `${marks[node.tag]}${inner()}${marks[node.tag]}`;
    case 'u':
      return `<u>${inner()}</u>`;
    case 'p':
      return inner();
  }
}

/** With tags for marks, and with a reference for each character that could be one. */
function writeTagged(node: RichTextNode): string {
  if (typeof node === 'string') return node.replace(/[^\p{L}\d ,.’“”–]|^ | $| (?= )/gu, writeReference);
  if (node.tag === 'br') return '\\\n';
  const inner = node.children.map(writeTagged).join('');
  if (node.tag === 'a') return writeFootnoteSign(node) ?? `[${inner}](${writeAddress(node.href)})`;
  return node.tag === 'p' ? inner : `<${node.tag}>${inner}</${node.tag}>`;
}

/** A link that is the sign of a footnote. */
function writeFootnoteSign({ href, children: [name, ...others] }: Link): string | undefined {
  const isSign = typeof name === 'string' && others.length === 0 && isFootnoteName(name);
  return isSign && href === footnoteAddress(name) ? `[^${name}]` : undefined;
}

type Link = Extract<RichTextNode, { tag: 'a' }>;

const writeReference = (character: string) => `&#${character.codePointAt(0)};`;

const writeAddress = (address: string) =>
  /^[^\s()<>\\&*_[\]]+$/.test(address) ? address : `<${address.replace(/[<>\\&*_[\]\n]/g, writeReference)}>`;

/** With more backticks around it than it has. */
function writeCode(children: readonly RichTextNode[]): string {
  if (!children.every((child) => typeof child === 'string')) return `<code>${children.map(writeNode).join('')}</code>`;
  const text = children.join('');
  const longest = [...text.matchAll(/`+/g)].reduce((most, [ticks]) => Math.max(most, ticks.length), 0);
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$|^ .* $/s.test(text) ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

/** A backslash before each character that could be a mark where it stands. */
const escapeMarks = (text: string) =>
  text
    .replace(/[\\`*[\]<]/g, '\\$&')
    .replace(/&(?=#|\w)/g, '\\&')
    .replace(/~(?=~)|(?<=~)~/g, '\\~')
    .replace(/(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, '\\_')
    .replaceAll('\u00a0', '&nbsp;');
