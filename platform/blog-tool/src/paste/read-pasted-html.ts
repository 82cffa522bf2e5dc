import { blocks, isBlock } from './block-elements';
import { cutDepth, maxDepth } from './cut-depth';
import { parsePastedHtml } from './parse-pasted-html';
import { buildPieces, joinLines, linesOf, type Mark, type Piece, type Reading } from './pieces';
import { readCode } from './read-code';
import { isLeftOut, marksIn } from './read-inline';
import { readList, readListParagraph } from './read-lists';
import { readQuote } from './read-quote';
import { readTable } from './read-table';
import { readText } from './read-text';
import { isPictureApart, setPicturesApart, type TakePicture } from './set-pictures-apart';

/** HTML of elements that the document's parse rules know, and what was left out, in words. */
export type PastedHtml = { html: string; dropped: string[] };

/** What there is room for where a paste lands: all blocks, items of a list first, or lines of one text. */
export type PastePlace = { kind: 'blocks' | 'lines' } | { kind: 'items'; marker: 'bullet' | 'task' };

/**
 * Reads HTML of any program: Word, Google Docs, Notion, spreadsheets, pages. What means the same is written the same way, so
 * that the document reads it as it reads its own.
 * @param takePicture takes in its pictures; without it they are dropped
 */
export function readPastedHtml(
  html: string,
  place: PastePlace = { kind: 'blocks' },
  takePicture?: TakePicture,
): PastedHtml {
  // A cell has no room for one: there it is named among what is dropped.
  const { pieces, reading } = readPieces(html, place.kind === 'lines' ? undefined : takePicture);
  const { page, dropped } = reading;
  const [first] = pieces;
  const isTable = pieces.length === 1 && first?.kind === 'block' && first.element.localName === 'table';
  const isText = pieces.every((piece) => piece.kind === 'text' && piece.tag === 'p');
  // A table pasted into a table fills its cells.
  if (place.kind === 'lines' && !isTable && pieces.length > 0) {
    if (!isText) dropped.add('headings, lists and other blocks in a cell (they are lines now)');
    const text = page.createElement('p');
    text.append(joinLines(linesOf(pieces, page), page));
    return write([text], reading);
  }
  if (place.kind === 'items' && isText && pieces.length > 1)
    return write(
      buildPieces(
        pieces.map((piece) => asItem(piece, place.marker)),
        page,
      ),
      reading,
    );
  return write(buildPieces(pieces, page), reading);
}

const asItem = (piece: Piece, marker: 'bullet' | 'task'): Piece =>
  piece.kind === 'text' ? { kind: 'item', level: 0, marker, content: piece.content } : piece;

function write(elements: readonly Element[], { page, dropped }: Reading): PastedHtml {
  const holder = page.createElement('div');
  for (const element of elements) holder.append(element);
  return { html: holder.innerHTML, dropped: [...dropped] };
}

function readPieces(html: string, takePicture?: TakePicture): { pieces: Piece[]; reading: Reading } {
  const body = parsePastedHtml(html);
  const isCut = cutDepth(body);
  if (takePicture) setPicturesApart(body, takePicture);
  const levels = headingLevels.filter((level) => hasText(body, `h${level}, [role=heading][aria-level="${level}"]`));
  const reading: Reading = {
    page: body.ownerDocument,
    // A post has two levels of headings.
    dropped: new Set([
      ...(isCut ? [`the structure of what is nested more than ${maxDepth} levels deep (it is text now)`] : []),
      ...(levels.length > 2 ? ['the difference between some levels of headings'] : []),
    ]),
    read: (nodes, marks, level = 0) => readNodes(nodes, marks, level, reading),
    // The first two stay apart, also where they are h1 and h2.
    headingTag: (level) => (level <= (levels.join() === '1,2' ? 1 : 2) ? 'h2' : 'h3'),
  };
  return { pieces: reading.read(body.childNodes, []), reading };
}

const headingLevels = [1, 2, 3, 4, 5, 6];
const hasText = (body: Element, selector: string) =>
  [...body.querySelectorAll(selector)].some((element) => element.textContent?.trim());

function readNodes(nodes: Iterable<Node>, marks: readonly Mark[], level: number, reading: Reading): Piece[] {
  const pieces: Piece[] = [];
  let inline: Node[] = [];
  const endText = () => {
    pieces.push(...readText('p', inline, marks, reading, true));
    inline = [];
  };
  for (const node of nodes) {
    if (!(node instanceof Element) || !isBlock(node)) inline.push(node);
    else {
      endText();
      if (!isLeftOut(node, reading)) readBlock(node, marks, level, pieces, reading);
    }
  }
  endText();
  return pieces;
}

/** Not as arguments: a hundred thousand of them are more than a stack has. */
function add(pieces: Piece[], more: readonly Piece[]): void {
  for (const piece of more) pieces.push(piece);
}

function readBlock(element: Element, marks: readonly Mark[], level: number, pieces: Piece[], reading: Reading): void {
  const { page } = reading;
  const name = element.localName;
  const inner = marksIn(element, marks);
  const heading = headingOf(element);
  if (heading !== undefined) pieces.push(...readText(reading.headingTag(heading), element.childNodes, inner, reading));
  else if (name === 'p' && readListParagraph(element, inner, pieces, reading)) return;
  else if (name === 'ul' || name === 'ol' || name === 'menu') pieces.push(...readList(element, inner, level, reading));
  else if (name === 'table') pieces.push(...readTable(element, inner, reading));
  else if (isPictureApart(element)) pieces.push({ kind: 'block', element: page.importNode(element, false) });
  else if (name === 'hr') pieces.push({ kind: 'block', element: page.createElement('hr') });
  else if (name === 'pre') readCode(element, pieces, reading);
  else if (element.hasAttribute('data-footnote')) {
    const note = page.createElement('p');
    note.setAttribute('data-footnote', element.getAttribute('data-footnote') ?? '');
    note.append(joinLines(linesOf(reading.read(element.childNodes, inner), page), page));
    pieces.push({ kind: 'block', element: note });
  } else if (isCallout(element)) {
    const lines = linesOf(reading.read(element.childNodes, inner), page);
    if (lines.length > 0) pieces.push({ kind: 'text', tag: 'aside', content: joinLines(lines, page) });
  } else if (name === 'blockquote' || /^Mso(Intense)?Quote/.test(element.className))
    readQuote(element, inner, pieces, reading);
  else if (name === 'details') {
    reading.dropped.add('the folding of a text that opens and closes');
    add(pieces, reading.read(element.childNodes, inner, level));
  } else if (element.querySelector(blocks)) add(pieces, reading.read(element.childNodes, inner, level));
  else pieces.push(...readText('p', element.childNodes, inner, reading));
}

/** The level of a heading; Word writes titles and deep ones as paragraphs, and on the web all. */
function headingOf(element: Element): number | undefined {
  const [, level] = /^h([1-6])$/.exec(element.localName) ?? [];
  if (level !== undefined) return Number(level);
  if (element.getAttribute('role') === 'heading') return Number(element.getAttribute('aria-level')) || 2;
  if (element.localName !== 'p') return undefined;
  if (/^MsoTitle/.test(element.className)) return 1;
  return /^MsoHeading[7-9]/.test(element.className) ? 6 : undefined;
}

/** Notion, GitHub and others have boxes that stand out. */
const isCallout = (element: Element) =>
  element.matches('aside, figure.callout, div.callout, div.markdown-alert, div[role=note], div[data-callout]');
