import { isBlock, wordsIn } from './parse-pasted-html';
import { elementOf, joinPieces, linesOf, type Marks, type Piece, type Reading } from './pieces';
import { readInline } from './read-inline';
import { readText } from './read-text';

/** A quote, of paragraphs; Word writes each of them as a quote. */
export function readQuote(element: Element, marks: Marks, pieces: Piece[], reading: Reading): void {
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
  // A source alone is the text of the quote.
  for (const line of lines.length > 0 ? lines : linesOf(cited, page)) quote.append(elementOf(page, 'p', line));
  const words = wordsIn(joinPieces(cited, page)).replace(/^[ —–-]+/, '') || element.getAttribute('data-source');
  if (lines.length > 0 && words) quote.setAttribute('data-source', words);
  if (!isContinued && quote.childElementCount > 0) pieces.push({ kind: 'block', element: quote });
}

/** The source of a quote: its last element, on a line of its own. One with a link or a picture is text: a source is plain. */
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
