import type { Token } from 'markdown-it';
import type { Block, ListEntry } from '../posts/block';
import { plainTextOf } from '../posts/plain-text';
import type { Directive } from './directives';
import { MarkdownError } from './markdown-error';
import { addressOf, lineOf, parser, readInline, readText } from './read-inline';
import { type Found, refuseUnshown } from './refuse-unshown';

/** A block before it has its id. */
type NewBlock = Block extends infer One ? (One extends Block ? Omit<One, 'id'> : never) : never;

/** A part of a text: a block, a picture or drawing that is named by its file, or a block that was kept as data. */
export type Part = NewBlock | ImagePart | KeptPart;

/** A picture or a drawing. */
type ImagePart = { type: 'image'; file: string; alt: string; line: number };

/** A block that was written as data (`directives.ts`): JSON that nobody has looked at. */
type KeptPart = { type: 'kept'; json: string; line: number };

/** GitHub's alerts, all of which are callouts here. */
const alert = /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\n?/;

/** The mark that begins a paragraph with the caption of the table before it. */
const captionMark = ': ';

/** The mark that begins the last paragraph of a quote, with its source. */
const sourceMark = '— ';

/**
 * Reads a text in the Markdown that this site's files are written in: GitHub's, with alerts for callouts, a dash before the source of a
 * quote, and directives for what Markdown has not (`docs/write-an-article.md`).
 * @returns its parts, each with the line that it begins in, from 1
 * @throws {MarkdownError} with the line, for what no block can hold
 */
export function readBlocks(markdown: string): { part: Part; line: number }[] {
  const found: Found = {};
  const tokens = parser.parse(markdown, found);
  refuseUnshown(markdown, tokens, found);
  const parts: { part: Part; line: number }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const end = token.nesting === 1 ? findEnd(tokens, at) : at;
    const part = readPart(token, tokens.slice(at + 1, end));
    at = end;
    const caption = part.type === 'table' ? readCaption(tokens.slice(end + 1, end + 4)) : undefined;
    if (part.type !== 'table' || caption === undefined) parts.push({ part, line: lineOf(token) });
    else {
      parts.push({ part: { ...part, caption }, line: lineOf(token) });
      at += 3;
    }
  }
  return parts;
}

/** Where a block ends that begins there. */
function findEnd(tokens: readonly Token[], start: number): number {
  let at = start + 1;
  while (at < tokens.length && (tokens[at]?.nesting !== -1 || tokens[at]?.level !== tokens[start]?.level)) at += 1;
  return at;
}

function readPart(token: Token, inner: readonly Token[]): Part {
  switch (token.type) {
    case 'paragraph_open':
      if (inner[0]?.content.startsWith(captionMark))
        throw new MarkdownError(
          lineOf(token),
          'the caption of a table, and no table before it',
          'Put it behind its table; a colon that begins a text is "\\:"',
        );
      return readImage(inner[0]) ?? { type: 'paragraph', content: `<p>${readInline(inner[0])}</p>` };
    case 'heading_open':
      return readHeading(token, inner);
    case 'bullet_list_open':
    case 'ordered_list_open':
      return readList([token, ...inner]);
    case 'table_open':
      return readTable(inner);
    case 'blockquote_open':
      return readQuote(token, inner);
    case 'fence':
    case 'code_block':
      return {
        type: 'code',
        content: token.content.replace(/\n$/, ''),
        ...(token.info.trim() ? { language: token.info.trim() } : {}),
      };
    case 'hr':
      return { type: 'divider' };
    case 'kept':
      return { type: 'kept', json: token.content, line: lineOf(token) };
    case 'directive':
      return readDirective(token);
    case 'footnote_open':
      return readFootnote(token, inner);
    default:
      throw new MarkdownError(lineOf(token), `there is no block for "${token.type}"`, 'Write it in another way');
  }
}

function readHeading(token: Token, inner: readonly Token[]): Part {
  const type = token.tag === 'h2' ? 'heading' : token.tag === 'h3' ? 'subheading' : undefined;
  if (!type)
    throw new MarkdownError(
      lineOf(token),
      `a heading of level ${token.tag.slice(1)}`,
      'Begin a chapter with "## " and a part of it with "### ": the title is in the front matter',
    );
  return withRich(type, readInline(inner[0]));
}

/** A text whose words are said again with marks and links, where it has any. */
function withRich(type: 'heading' | 'subheading' | 'callout', rich: string): NewBlock {
  const content = plainTextOf(rich);
  return { type, content, ...(isPlain(rich) ? {} : { rich }) };
}

const isPlain = (rich: string) => !rich.includes('<');

/** A picture that has a paragraph of its own. */
function readImage(inline: Token | undefined): Part | undefined {
  const [image, ...others] = inline?.children ?? [];
  if (!inline || image?.type !== 'image' || others.length > 0) return undefined;
  return { type: 'image', file: addressOf(image, 'src', lineOf(inline)), alt: image.content, line: lineOf(inline) };
}

function readList(tokens: readonly Token[]): NewBlock {
  const entries: ListEntry[] = [];
  const open: { marker: 'bullet' | 'number'; start?: number }[] = [];
  for (const token of tokens) {
    if (token.type === 'bullet_list_open') open.push({ marker: 'bullet' });
    if (token.type === 'ordered_list_open') {
      const start = Number(token.attrGet('start') ?? 1);
      open.push({ marker: 'number', ...(start === 1 ? {} : { start }) });
    }
    if (token.type.endsWith('list_close')) open.pop();
    if (token.type === 'list_item_open') entries.push({ text: '', level: open.length - 1, marker: 'bullet' });
    if (!/^(?:inline|(?:bullet_list|ordered_list|list_item|paragraph)_(?:open|close))$/.test(token.type))
      throw new MarkdownError(lineOf(token), 'a list with more than text in an item', 'Put it behind the list');
    if (token.type !== 'inline') continue;
    const [entry, list] = [entries.at(-1), open.at(-1)];
    if (!entry || !list) continue;
    if (entry.text !== '') throw new MarkdownError(lineOf(token), 'an item of two paragraphs', 'Make two items of it');
    const [, box, rest] = /^\[([ xX])\] (.*)$/s.exec(readInline(token)) ?? [];
    entry.text = rest ?? readInline(token);
    entry.marker = box === undefined ? list.marker : 'task';
    if (box !== undefined) entry.isDone = box !== ' ';
    if (list.start !== undefined) entry.start = list.start;
    delete list.start;
  }
  const items = entries.map(({ text }) => plainTextOf(text));
  const isSimple = entries.every(({ text, level, marker }) => level === 0 && marker === 'bullet' && isPlain(text));
  return { type: 'list', content: '', items, ...(isSimple ? {} : { entries }) };
}

function readTable(tokens: readonly Token[]): NewBlock {
  const rows: { cells: string[] }[] = [];
  for (const token of tokens) {
    if (token.type === 'tr_open') rows.push({ cells: [] });
    if (token.type === 'inline') rows.at(-1)?.cells.push(readInline(token));
  }
  // In Markdown the first row names the columns; one without a name is none.
  const [names, ...others] = rows;
  const hasHeader = names?.cells.some((cell) => cell !== '') === true;
  return { type: 'table', rows: hasHeader ? rows : others, hasHeader };
}

/** Reads the caption of a table: a paragraph behind it that begins with a colon, as in Pandoc's Markdown. */
function readCaption([open, inline]: readonly Token[]): string | undefined {
  if (open?.type !== 'paragraph_open' || !inline?.content.startsWith(captionMark)) return undefined;
  return plainTextOf(readInline(inline)).slice(captionMark.length);
}

function readQuote(token: Token, inner: readonly Token[]): NewBlock {
  const other = inner.find(({ type }) => type !== 'inline' && !type.startsWith('paragraph_'));
  if (other) throw new MarkdownError(lineOf(other), 'a quote of more than paragraphs', 'Put it behind the quote');
  const texts = inner.filter(({ type }) => type === 'inline');
  const [first] = texts;
  if (first && alert.test(first.content)) {
    const words = texts.map((text) => readInline(text)).join('<br>');
    return withRich('callout', words.replace(/^\[![A-Z]+\](?:<br>| )?/, ''));
  }
  const [unknown] = /^\[!\w+\]/.exec(first?.content ?? '') ?? [];
  if (unknown !== undefined) throw new MarkdownError(lineOf(token), `there is no note "${unknown}"`, 'Write "[!NOTE]"');
  const last = texts.at(-1);
  const source = texts.length > 1 && last?.content.startsWith(sourceMark) ? plainTextOf(readInline(last)) : undefined;
  const paragraphs = source === undefined ? texts : texts.slice(0, -1);
  if (paragraphs.length === 0)
    throw new MarkdownError(lineOf(token), 'a quote without words', 'Write them, or take it out');
  return {
    type: 'quote',
    content: paragraphs.map((text) => `<p>${readInline(text)}</p>`).join(''),
    ...(source === undefined ? {} : { source: source.slice(sourceMark.length) }),
  };
}

function readFootnote({ content: name }: Token, inner: readonly Token[]): NewBlock {
  const texts = inner.filter(({ type }) => type === 'inline').map((text) => readInline(text));
  return { type: 'footnote', name, content: texts.join('<br>') };
}

/** The attributes of each directive. */
const known: Readonly<Record<string, readonly string[]>> = { embed: ['kind', 'name'], cta: ['email'] };

function readDirective(token: Token): NewBlock {
  const { name, label, attributes, rest } = token.meta as Directive;
  const need = (attribute: string) => {
    const value = attributes[attribute];
    if (value) return value;
    throw new MarkdownError(lineOf(token), `"::${name}" has no ${attribute}`, `Write ::${name}{${attribute}="…"}`);
  };
  const unknown = Object.keys(attributes).find((attribute) => !(known[name] ?? []).includes(attribute));
  if (unknown !== undefined && known[name])
    throw new MarkdownError(lineOf(token), `"::${name}" has no ${unknown}`, `It has ${known[name].join(' and ')}`);
  if (rest !== '' && known[name])
    throw new MarkdownError(
      lineOf(token),
      `"${rest}" is no attribute of "::${name}", or one too many`,
      `Take it out, or write it as one of ${known[name].join(' and ')}, such as name="…"`,
    );
  if (name === 'embed' && label !== undefined)
    throw new MarkdownError(lineOf(token), `"::embed" has no words, "${label}"`, 'Write them into the text');
  if (name === 'embed') return { type: 'embed', kind: need('kind'), name: need('name') };
  if (name === 'cta') {
    const rich = label === undefined ? '' : readText(label);
    return { type: 'cta', content: plainTextOf(rich), email: need('email'), ...(isPlain(rich) ? {} : { rich }) };
  }
  throw new MarkdownError(lineOf(token), `there is no directive "::${name}"`, 'There are "::embed" and "::cta"');
}
