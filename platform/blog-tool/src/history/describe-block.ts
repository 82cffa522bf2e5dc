import type { ListEntry } from 'kit/posts/block';
import { parseRichText, type RichTextNode } from 'kit/posts/parse-rich-text';
import { plainTextOf } from 'kit/posts/plain-text';
import { entriesOf, richTextOf } from 'kit/posts/read-block';
import { titleOfFile } from 'kit/posts/show-file';
import { blockText } from '../posts/blocks';
import type { DraftBlock } from '../posts/draft-blocks';
import { serialise } from '../posts/plain-values';
import { type EmbedKinds, nameEmbed } from '../site/tool-site';
import { splitWords } from './split-words';

/** A block in words: its text, and by their names all other details that readers can tell. */
type Saying = { text: string; others: Readonly<Record<string, string>> };

/** Describes a block, whichever its id is. @param embeds of the site, whose titles name the embeds */
export function describeBlock(block: DraftBlock, embeds: EmbedKinds = {}): Saying {
  switch (block.type) {
    case 'unknown':
      return { text: JSON.stringify(block.stored), others: {} };
    case 'paragraph':
      return { text: blockText(block), others: { 'marks and links': marksOf([block.content]) } };
    case 'heading':
    case 'subheading':
    case 'callout':
      return { text: block.content, others: { 'marks and links': marksOf([richTextOf(block) ?? '']) } };
    case 'cta':
      return {
        text: block.content,
        others: { 'e-mail': block.email, 'marks and links': marksOf([richTextOf(block) ?? '']) },
      };
    case 'quote':
      return {
        text: plainTextOf(block.content),
        others: { source: block.source ?? '', 'marks and links': marksOf([block.content]) },
      };
    case 'footnote':
      return { text: `${block.name}: ${blockText(block)}`, others: { 'marks and links': marksOf([block.content]) } };
    case 'code':
      return { text: block.content, others: { language: block.language ?? '' } };
    case 'list': {
      const entries = entriesOf(block);
      return entries
        ? {
            text: entries.map(lineOf).join('\n'),
            others: { 'marks and links': marksOf(entries.map(({ text }) => text)) },
          }
        : { text: block.items.join('\n'), others: { 'marks and links': '' } };
    }
    case 'table':
      return {
        text: block.rows.map(({ cells }) => cells.map(plainTextOf).join(' | ')).join('\n'),
        others: {
          caption: block.caption ?? '',
          'row of headers': block.hasHeader ? 'yes' : 'no',
          'marks and links': marksOf(block.rows.flatMap(({ cells }) => cells)),
        },
      };
    case 'divider':
      return { text: 'a line across', others: {} };
    case 'embed':
      return { text: nameEmbed(embeds, block), others: {} };
    case 'file':
      return { text: titleOfFile(block), others: { file: block.file, 'file name': block.name } };
    case 'picture':
      return {
        text: block.caption ?? '',
        others: {
          file: block.picture,
          'alt text': block.isDecorative ? 'none: it is decoration' : (block.alt ?? ''),
          width: widths[block.layout ?? 'text'],
        },
      };
  }
}

/** The text of a block by which two can be found to say the same. */
export const sayingOf = (block: DraftBlock): string => serialise([block.type, describeBlock(block)]);

const widths = { text: 'as wide as the text', wide: 'wide', full: 'as wide as the page' } as const;

/** An entry of a list in words. */
function lineOf({ text, level, marker, isDone, start }: ListEntry): string {
  const says = [
    ...(level > 0 ? [`level ${level + 1}`] : []),
    ...(marker === 'number' ? [start === undefined ? 'numbered' : `numbered from ${start}`] : []),
    ...(marker === 'task' ? [isDone ? 'done' : 'to do'] : []),
  ];
  return `${says.length > 0 ? `${says.join(', ')}: ` : ''}${plainTextOf(text)}`;
}

const markNames = { strong: 'bold', em: 'italic', u: 'underlined', s: 'struck through', code: 'code' } as const;

/** The marks and links of rich texts, each with the words that have it. */
function marksOf(texts: readonly string[]): string {
  const found: string[] = [];
  const walk = (nodes: readonly RichTextNode[]) => {
    for (const node of nodes) {
      if (typeof node === 'string' || node.tag === 'br') continue;
      if (node.tag === 'a') found.push(`link to ${node.href}: “${wordsIn(node.children)}”`);
      else if (node.tag !== 'p') found.push(`${markNames[node.tag]}: “${wordsIn(node.children)}”`);
      walk(node.children);
    }
  };
  for (const text of texts) walk(parseRichText(text) ?? []);
  return found.join('\n');
}

const wordsIn = (nodes: readonly RichTextNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : wordsIn(node.children))).join('');

/** Characters by which a block is known again. */
const maxMatched = 1000;

const wordsOf = (block: DraftBlock): string[] =>
  splitWords(textToMatch(block).slice(0, maxMatched).toLowerCase()).flatMap(({ isWordLike, segment }) =>
    isWordLike ? segment : [],
  );

/** The text by which a block is known again: without what is said in words of a list, with the name of a picture. */
function textToMatch(block: DraftBlock): string {
  if (block.type === 'picture') return [block.picture, block.caption, block.alt].join(' ');
  return block.type === 'list' ? blockText(block) : describeBlock(block).text;
}

/**
 * Whether one of two blocks can be what has become of the other: most words of the shorter one are in both. Where they stand in the
 * same place, one without words may be too, and one robot or picture of another.
 */
export function isAlike(one: DraftBlock, other: DraftBlock, isInPlace: boolean): boolean {
  const isShown = one.type === other.type && ['embed', 'picture', 'file'].includes(one.type);
  if (isInPlace && isShown) return true;
  const [fewer, more] = [wordsOf(one), wordsOf(other)].toSorted((left, right) => left.length - right.length);
  if (!fewer || !more || fewer.length === 0) return isInPlace && one.type === other.type;
  const left = new Map<string, number>();
  for (const word of more) left.set(word, (left.get(word) ?? 0) + 1);
  const common = fewer.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return common.length * 2 > fewer.length;
}
