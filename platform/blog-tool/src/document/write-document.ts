import { Fragment, type Node } from '@tiptap/pm/model';
import type { Block, ListEntry } from 'kit/posts/block';
import { plainTextOf as plainTextOfRichText } from 'kit/posts/plain-text';
import type { DraftBlock } from '../posts/draft-blocks';
import { hasMarks, plainTextOf, writeRichText } from './inline-text';
import { writeEntries } from './list-entries';
import { pictureLayout } from './nodes';
import type { Origin, Origins } from './read-document';
import { joinRuns, numberRuns, type Run } from './runs';

/** The blocks that nodes were written as: a node never changes, so a long document is written as fast as a short one. */
export type WrittenBlocks = WeakMap<Node, DraftBlock>;

/**
 * The blocks of a document. One that nobody has touched is the very block that it was; one that was touched keeps its id, and
 * the fields that this tool does not know. A new one gets the highest id plus one (specification §3).
 * @param written the blocks known from before, to which new ones are added for the next time
 */
export function writeDocument(document: Node, origins: Origins, written: WrittenBlocks = new WeakMap()): DraftBlock[] {
  return numberRuns(joinRuns(document.children)).map(({ run, id, part }) => {
    const known = run.length === 1 ? written.get(run[0]) : undefined;
    const block = known?.id === id ? known : writeOrKeep(run, id, part === null ? undefined : origins.get(id));
    if (run.length === 1) written.set(run[0], block);
    return block;
  });
}

function writeOrKeep(run: Run, id: number, origin: Origin | undefined): DraftBlock {
  const isUntouched = origin?.nodes.length === run.length && origin.nodes.every((node, at) => run[at]?.eq(node));
  return isUntouched ? origin.block : writeRun(run, id, origin?.block);
}

/** Fields that mean something in one type of block or another: all others are kept. */
const knownFields: readonly string[] = [
  'id',
  'type',
  'content',
  'rich',
  'items',
  'entries',
  'email',
  'source',
  'language',
  'rows',
  'hasHeader',
  'kind',
  'name',
  'picture',
  'width',
  'height',
  'alt',
  'isDecorative',
  'caption',
  'layout',
  'file',
  'bytes',
  'title',
] satisfies (Block extends infer Kind ? (Kind extends Block ? keyof Kind : never) : never)[];

function writeRun(run: Run, id: number, before: DraftBlock | undefined): DraftBlock {
  const [node] = run;
  if (node.type.name === 'unknown') return writeUnknown(node.attrs['stored'], id, before);
  const kept = Object.entries(before && before.type !== 'unknown' ? before : {}).filter(
    ([name]) => !knownFields.includes(name),
  );
  return { ...Object.fromEntries(kept), ...writeBlock(run, id) };
}

/** An unknown block as it was stored; a copy gets an id of its own. */
function writeUnknown(stored: unknown, id: number, before: DraftBlock | undefined): DraftBlock {
  const isCopy = before === undefined && typeof stored === 'object' && stored !== null && 'id' in stored;
  return { id, type: 'unknown', stored: isCopy ? { ...stored, id } : stored };
}

function writeBlock(run: Run, id: number): Block {
  const [node] = run;
  switch (node.type.name) {
    case 'heading':
      return { id, type: node.attrs['level'] === 2 ? 'heading' : 'subheading', ...writeText(node) };
    case 'callout':
      return { id, type: 'callout', ...writeText(node) };
    case 'cta':
      return { id, type: 'cta', ...writeText(node), email: String(node.attrs['email']) };
    case 'footnote':
      return { id, type: 'footnote', name: String(node.attrs['name']), content: writeRichText(node.content) };
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return writeList(run, id);
    case 'blockquote': {
      const source = String(node.attrs['source']);
      return { id, type: 'quote', content: writeRichText(node.content), ...(source ? { source } : {}) };
    }
    case 'codeBlock': {
      const language: unknown = node.attrs['language'];
      return { id, type: 'code', content: node.textContent, ...(language ? { language: String(language) } : {}) };
    }
    case 'table':
      return writeTable(node, id);
    case 'horizontalRule':
      return { id, type: 'divider' };
    case 'embed':
      return {
        id,
        type: 'embed',
        kind: String(node.attrs['kind']),
        name: String(node.attrs['name']),
      };
    case 'picture':
      return writePicture(node, id);
    case 'file':
      return { id, ...readFileNode(node) };
    default:
      return { id, type: 'paragraph', content: writeRichText(Fragment.from(run)) };
  }
}

/** A picture without what nobody has said of it. */
function writePicture({ attrs }: Node, id: number): Block {
  const [alt, caption, layout] = [String(attrs['alt']), String(attrs['caption']), pictureLayout(attrs['layout'])];
  return {
    id,
    type: 'picture',
    picture: String(attrs['picture']),
    width: Number(attrs['width']),
    height: Number(attrs['height']),
    ...(alt ? { alt } : {}),
    ...(attrs['isDecorative'] === true ? { isDecorative: true } : {}),
    ...(caption ? { caption } : {}),
    ...(layout === 'text' ? {} : { layout }),
  };
}

/** A file without a title that nobody has given it. */
export function readFileNode({ attrs }: Node): Omit<Extract<Block, { type: 'file' }>, 'id'> {
  const title = String(attrs['title']);
  return {
    type: 'file',
    file: String(attrs['file']),
    name: String(attrs['name']),
    bytes: Number(attrs['bytes']),
    ...(title ? { title } : {}),
  };
}

/** Plain text, and beside it the same with its marks, if it has any. */
const writeText = (node: Node) => ({
  content: plainTextOf(node),
  ...(hasMarks(node) ? { rich: writeRichText(node.content) } : {}),
});

function writeList(run: Run, id: number): Block {
  const entries = writeEntries(run);
  const items = entries.map(({ text }) => plainTextOfRichText(text));
  const isPlain = run.length === 1 && entries.every((entry, at) => isPlainEntry(entry) && !items[at]?.includes('\n'));
  return { id, type: 'list', content: '', items, ...(isPlain && !run.some(hasMarks) ? {} : { entries }) };
}

const isPlainEntry = ({ level, marker }: ListEntry) => level === 0 && marker === 'bullet';

function writeTable(table: Node, id: number): Block {
  const hasHeader = table.firstChild?.children.every(({ type }) => type.name === 'tableHeader') ?? false;
  const rows = table.children.map((row) => ({
    // A cell that spans columns is followed by empty ones, so that the columns stay.
    cells: row.children.flatMap((cell) => [
      writeRichText(cell.firstChild?.content ?? Fragment.empty),
      ...Array.from({ length: Number(cell.attrs['colspan']) - 1 }, () => ''),
    ]),
  }));
  const caption = String(table.attrs['caption']);
  return { id, type: 'table', rows, hasHeader, ...(caption ? { caption } : {}) };
}
