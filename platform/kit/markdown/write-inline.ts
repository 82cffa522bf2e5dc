import type { RichTextNode } from '../posts/parse-rich-text';
import { parseRichText } from '../posts/parse-rich-text';

const marks = { strong: '**', em: '*', s: '~~' } as const;

/**
 * Rich text in Markdown, as `read-blocks.ts` reads it.
 * @param html without paragraphs
 */
export const writeInline = (html: string): string => (parseRichText(html) ?? [html]).map(writeNode).join('');

/** The same where it begins a line: it must not begin as another block does. */
export const writeLine = (html: string): string =>
  writeInline(html)
    .replace(/^(?=[-+#>=:|]|~~~)/, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');

function writeNode(node: RichTextNode): string {
  if (typeof node === 'string') return escapeMarks(node);
  if (node.tag === 'br') return '\\\n';
  const inner = () => node.children.map(writeNode).join('');
  if (node.tag === 'a') return `[${inner()}](${writeAddress(node.href)})`;
  if (node.tag === 'code')
    return writeCode(node.children.map((child) => (typeof child === 'string' ? child : '')).join(''));
  const mark = node.tag === 'p' || node.tag === 'u' ? '' : marks[node.tag];
  return `${mark}${inner()}${mark}`;
}

const writeAddress = (address: string) => (/[\s()<>]/.test(address) ? `<${address}>` : address);

/** With more backticks around it than it has. */
function writeCode(text: string): string {
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
