import type { JSONContent } from '@tiptap/core';
import { Node, type Schema } from '@tiptap/pm/model';
import type { Block } from 'kit/posts/block';
import { entriesOf, type PlainTextBlock, richTextOf } from 'kit/posts/read-block';
import type { DraftBlock } from '../posts/draft-blocks';
import { readInline, readParagraphs, readPlainText } from './inline-text';
import { readEntries } from './list-entries';
import { countColumns, isTooLarge } from './table-size';

/** A block of a draft as it was when the document was made, and the nodes that it became. */
export type Origin = { block: DraftBlock; nodes: readonly Node[] };

/** Where the nodes of a document came from, by the ids of their blocks. */
export type Origins = ReadonlyMap<number, Origin>;

/** The blocks of a draft as a document. */
export const readDocument = (blocks: readonly DraftBlock[]): JSONContent => ({
  type: 'doc',
  content: blocks.flatMap(readBlock),
});

/** Where the nodes of a document came from. @param schema of the document */
export const readOrigins = (schema: Schema, blocks: readonly DraftBlock[]): Origins =>
  new Map(
    blocks.map((block) => [block.id, { block, nodes: readBlock(block).map((json) => Node.fromJSON(schema, json)) }]),
  );

const readBlock = (block: DraftBlock): JSONContent[] =>
  nodesOf(block).map((node, part) => ({ ...node, attrs: { ...node.attrs, block: block.id, part } }));

/** A block as nodes of the document: more than one where it holds several paragraphs or lists. */
function nodesOf(block: DraftBlock): JSONContent[] {
  if (isOnlyKept(block)) return [{ type: 'unknown', attrs: { stored: block } }];
  switch (block.type) {
    case 'unknown':
      return [{ type: 'unknown', attrs: { stored: block.stored } }];
    case 'paragraph':
      return readParagraphs(block.content).map((content) => ({ type: 'paragraph', content }));
    case 'heading':
      return [{ type: 'heading', attrs: { level: 2 }, content: readText(block) }];
    case 'subheading':
      return [{ type: 'heading', attrs: { level: 3 }, content: readText(block) }];
    case 'callout':
      return [{ type: 'callout', content: readText(block) }];
    case 'cta':
      return [{ type: 'cta', attrs: { email: block.email }, content: readText(block) }];
    case 'footnote':
      return [{ type: 'footnote', attrs: { name: block.name }, content: readInline(block.content) }];
    case 'list':
      return readList(block);
    case 'quote':
      return [
        {
          type: 'blockquote',
          attrs: { source: block.source ?? '' },
          content: readParagraphs(block.content).map((content) => ({ type: 'paragraph', content })),
        },
      ];
    case 'code':
      return [
        {
          type: 'codeBlock',
          attrs: { language: block.language ?? null },
          content: block.content ? [{ type: 'text', text: block.content }] : [],
        },
      ];
    case 'table':
      return [readTable(block)];
    case 'divider':
      return [{ type: 'horizontalRule' }];
    case 'picture':
      return [{ type: 'picture', attrs: readPicture(block) }];
    case 'file': {
      const { file, name, bytes, title = '' } = block;
      return [{ type: 'file', attrs: { file, name, bytes, title } }];
    }
    case 'embed':
      return [{ type: 'embed', attrs: { kind: block.kind, name: block.name } }];
  }
}

const entryFields = ['text', 'level', 'marker', 'isDone', 'start'];
const rowFields = ['cells'];

/** Whether a block has no place in the document and can only be kept whole: a table with too many cells, an entry or row with other fields. */
const isOnlyKept = (block: DraftBlock) =>
  (block.type === 'list' && block.entries?.some((entry) => hasOthers(entry, entryFields))) ||
  (block.type === 'table' && (isTooLarge(block.rows) || block.rows.some((row) => hasOthers(row, rowFields))));

const hasOthers = (part: object, known: readonly string[]) => Object.keys(part).some((name) => !known.includes(name));

const readPicture = ({
  picture,
  width,
  height,
  alt = '',
  isDecorative = false,
  caption = '',
  layout = 'text',
}: Extract<Block, { type: 'picture' }>) => ({ picture, width, height, alt, isDecorative, caption, layout });

function readText(block: PlainTextBlock): JSONContent[] {
  const html = richTextOf(block);
  return html === undefined ? readPlainText(block.content) : readInline(html);
}

function readList(block: Extract<Block, { type: 'list' }>): JSONContent[] {
  const entries = entriesOf(block);
  if (entries && entries.length > 0) return readEntries(entries);
  const items = block.items.length > 0 ? block.items : [''];
  return [
    {
      type: 'bulletList',
      content: items.map((item) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: readPlainText(item) }],
      })),
    },
  ];
}

/** A table whose rows are of one length: a shorter one is filled. */
function readTable({ rows, hasHeader, caption = '' }: Extract<Block, { type: 'table' }>): JSONContent {
  const columns = countColumns(rows);
  const filled = (rows.length > 0 ? rows : [{ cells: [] }]).map(({ cells }) =>
    Array.from({ length: columns }, (_, column) => cells[column] ?? ''),
  );
  return {
    type: 'table',
    attrs: { caption },
    content: filled.map((cells, row) => ({
      type: 'tableRow',
      content: cells.map((cell) => ({
        type: hasHeader && row === 0 ? 'tableHeader' : 'tableCell',
        content: [{ type: 'paragraph', content: readInline(cell) }],
      })),
    })),
  };
}
