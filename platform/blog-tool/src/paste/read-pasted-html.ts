import { blocks, parsePastedHtml, wordsIn } from './parse-pasted-html';
import { buildPieces, elementOf, joinPieces, linesOf, type Marks, type Piece, type Reading } from './pieces';
import { readCode } from './read-code';
import { isLeftOut, marksIn, readInline } from './read-inline';
import { readList, readListParagraph } from './read-lists';
import { readTable } from './read-table';
import { isPictureApart, setPicturesApart, type TakePicture } from './set-pictures-apart';
import { simplifyTree } from './simplify-tree';

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

const isBlock = (element: Element) => element.matches(blocks) || element.querySelector(blocks) !== null;

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

/**
 * A text with a tag; two line breaks in it begin another one. Empty ones are left out.
 * @param isLoose whether it stands in no block: a part of one, whose spaces count
 */
function readText(tag: 'p' | 'h2' | 'h3', content: DocumentFragment, { page }: Reading, isLoose = false): Piece[] {
  const texts = [page.createDocumentFragment()];
  let breaks: Node[] = [];
  let isBegun = isLoose;
  for (const node of [...content.childNodes]) {
    if (node instanceof Element && node.localName === 'br') breaks.push(node);
    else if (breaks.length > 0 && !node.textContent?.trim()) continue;
    else {
      if (breaks.length > 1) texts.push(page.createDocumentFragment());
      else if (isBegun) texts.at(-1)?.append(...breaks);
      isBegun ||= node.textContent?.trim() !== '';
      breaks = [];
      texts.at(-1)?.append(node);
    }
  }
  if (!isLoose) for (const text of texts) trimEnd(text);
  return texts
    .filter(({ textContent }) => textContent?.trim())
    .map((text) => ({ kind: 'text', tag, content: tag === 'p' ? text : withoutBold(text) }));
}

/** Word puts a space that does not break at the end of texts. */
function trimEnd(text: Node): void {
  const { lastChild } = text;
  if (lastChild instanceof Text) lastChild.data = lastChild.data.trimEnd();
  else if (lastChild) trimEnd(lastChild);
  if (lastChild && !lastChild.textContent && lastChild.nodeName !== 'BR') {
    lastChild.remove();
    trimEnd(text);
  }
}

/** Headings are bold anyway: only a bold part says something. */
function withoutBold(text: DocumentFragment): DocumentFragment {
  const bold = [...text.querySelectorAll('strong')];
  const words = bold.map(({ textContent }) => textContent).join('');
  if (words.trim() === text.textContent?.trim()) for (const mark of bold) mark.replaceWith(...mark.childNodes);
  return text;
}

/** A quote, of paragraphs; Word writes each of them as a quote. */
function readQuote(element: Element, marks: Marks, pieces: Piece[], reading: Reading): void {
  const { page } = reading;
  const isParagraph = element.localName === 'p';
  const source = isParagraph ? undefined : sourceOf(element);
  source?.remove();
  const inner = isParagraph
    ? readText('p', readInline(element.childNodes, marks, reading), reading)
    : reading.read(element.childNodes, marks);
  if (inner.some(({ kind }) => kind !== 'text'))
    reading.dropped.add('lists and other blocks in a quote (they are lines now)');
  const last = pieces.at(-1);
  const isContinued = isParagraph && last?.kind === 'block' && last.element.localName === 'blockquote';
  const quote = isContinued ? last.element : page.createElement('blockquote');
  const lines = linesOf(inner, page);
  const cited = source ? reading.read(source.childNodes, marks) : [];
  // A source alone is what the quote says.
  for (const line of lines.length > 0 ? lines : linesOf(cited, page)) quote.append(elementOf(page, 'p', line));
  const words = wordsIn(joinPieces(cited, page)).replace(/^[ —–-]+/, '') || element.getAttribute('data-source');
  if (lines.length > 0 && words) quote.setAttribute('data-source', words);
  if (!isContinued && quote.childElementCount > 0) pieces.push({ kind: 'block', element: quote });
}

/** What says whose a quote is: the last of it, on a line of its own. One with a link or a picture is text: a source is plain. */
function sourceOf(quote: Element): Element | undefined {
  const last = lastIn(quote.childNodes);
  if (!(last instanceof Element) || last.querySelector('a[href], img')) return undefined;
  if (last.localName === 'footer') return last;
  if (last.localName !== 'cite') return undefined;
  const before = lastIn([...quote.childNodes].slice(0, [...quote.childNodes].indexOf(last)));
  const isOnItsOwn = !before || (before instanceof Element && (before.localName === 'br' || isBlock(before)));
  return isOnItsOwn ? last : undefined;
}

/** The last node that is more than white space or a comment. */
const lastIn = (nodes: Iterable<Node>): Node | undefined =>
  [...nodes].findLast((node) => node instanceof Element || (node instanceof Text && node.data.trim() !== ''));
