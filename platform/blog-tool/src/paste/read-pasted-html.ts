import { blocks, isBlock, parsePastedHtml } from './parse-pasted-html';
import { buildPieces, elementOf, joinPieces, type Marks, type Piece, type Reading } from './pieces';
import { readCode } from './read-code';
import { isLeftOut, marksIn, readInline } from './read-inline';
import { readList, readListParagraph } from './read-lists';
import { readQuote } from './read-quote';
import { readTable } from './read-table';
import { readText } from './read-text';
import { isPictureApart, setPicturesApart, type TakePicture } from './set-pictures-apart';
import { simplifyTree } from './simplify-tree';

/** HTML of elements that the document's parse rules know, and the names of parts left out. */
export type PastedHtml = { html: string; dropped: string[] };

/** The content that fits where a paste lands: all blocks, items of a list first, or lines of one text. */
export type PastePlace = { kind: 'blocks' | 'lines' } | { kind: 'items'; marker: 'bullet' | 'task' };

/**
 * Reads HTML of any program: Word, Google Docs, Notion, spreadsheets, pages. Elements of the same meaning are written the same way, so that
 * the document reads it as it reads its own.
 * @param takePicture takes in its pictures; without it they are dropped
 */
export function readPastedHtml(
  html: string,
  place: PastePlace = { kind: 'blocks' },
  takePicture?: TakePicture,
): PastedHtml {
  const body = parsePastedHtml(html);
  const page = body.ownerDocument;
  const dropped = new Set<string>();
  simplifyTree(body, dropped);
  // A cell has no room for one: there it is named among what is dropped.
  if (takePicture && place.kind !== 'lines') setPicturesApart(body, takePicture);
  const levels = [1, 2, 3, 4, 5, 6].filter((level) => {
    const headings = [...body.querySelectorAll(`h${level}, [role=heading][aria-level="${level}"]`)];
    return headings.some(({ textContent }) => textContent?.trim());
  });
  // A post has two levels of headings.
  if (levels.length > 2) dropped.add('the difference between some levels of headings');
  const reading: Reading = {
    page,
    dropped,
    read: (nodes, marks, level = 0) => readNodes(nodes, marks, level, reading),
    // The first two stay apart, also where they are h1 and h2.
    headingTag: (level) => (level <= (levels.join() === '1,2' ? 1 : 2) ? 'h2' : 'h3'),
  };
  const holder = page.createElement('div');
  for (const element of placePieces(reading.read(body.childNodes, new Map()), place, reading)) holder.append(element);
  return { html: holder.innerHTML, dropped: [...dropped] };
}

/** Pieces as elements for which there is room. */
function placePieces(pieces: readonly Piece[], place: PastePlace, { page, dropped }: Reading): Element[] {
  const [first] = pieces;
  const isTable = pieces.length === 1 && first?.kind === 'block' && first.element.localName === 'table';
  const isText = pieces.every((piece) => piece.kind === 'text' && piece.tag === 'p');
  // A table pasted into a table fills its cells.
  if (place.kind === 'lines' && !isTable && pieces.length > 0) {
    if (!isText) dropped.add('headings, lists and other blocks in a cell (they are lines now)');
    return [elementOf(page, 'p', joinPieces(pieces, page))];
  }
  if (place.kind !== 'items' || !isText || pieces.length < 2) return buildPieces(pieces, page);
  const { marker } = place;
  return buildPieces(
    pieces.map((piece) => (piece.kind === 'text' ? { ...piece, kind: 'item', level: 0, marker } : piece)),
    page,
  );
}

function readNodes(nodes: Iterable<Node>, marks: Marks, level: number, reading: Reading): Piece[] {
  const pieces: Piece[] = [];
  let inline: Node[] = [];
  const endText = () => {
    pieces.push(...readText('p', readInline(inline, marks, reading), reading, true));
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

function readBlock(element: Element, marks: Marks, level: number, pieces: Piece[], reading: Reading): void {
  const { page } = reading;
  const name = element.localName;
  const inner = marksIn(element, marks, reading);
  const heading = headingOf(element);
  if (heading !== undefined) {
    const content = element.querySelector(blocks)
      ? joinPieces(reading.read(element.childNodes, inner), page)
      : readInline(element.childNodes, inner, reading);
    pieces.push(...readText(reading.headingTag(heading), content, reading));
  } else if (name === 'p' && readListParagraph(element, inner, pieces, reading)) return;
  else if (name === 'ul' || name === 'ol' || name === 'menu') pieces.push(...readList(element, inner, level, reading));
  else if (name === 'table') pieces.push(...readTable(element, inner, reading));
  else if (isPictureApart(element)) pieces.push({ kind: 'block', element: page.importNode(element, false) });
  else if (name === 'hr') pieces.push({ kind: 'block', element: page.createElement('hr') });
  else if (name === 'pre') readCode(element, pieces, reading);
  else if (element.hasAttribute('data-footnote')) {
    const note = elementOf(page, 'p', joinPieces(reading.read(element.childNodes, inner), page));
    note.setAttribute('data-footnote', element.getAttribute('data-footnote') ?? '');
    pieces.push({ kind: 'block', element: note });
  } else if (isCallout(element)) {
    const content = joinPieces(reading.read(element.childNodes, inner), page);
    if (content.hasChildNodes()) pieces.push({ kind: 'text', tag: 'aside', content });
  } else if (name === 'blockquote' || /^Mso(Intense)?Quote/.test(element.className))
    readQuote(element, inner, pieces, reading);
  else if (name === 'details') {
    reading.dropped.add('the folding of a text that opens and closes');
    add(pieces, reading.read(element.childNodes, inner, level));
  } else if (element.querySelector(blocks)) add(pieces, reading.read(element.childNodes, inner, level));
  else pieces.push(...readText('p', readInline(element.childNodes, inner, reading), reading));
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
