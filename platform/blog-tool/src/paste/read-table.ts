import { maxCells } from '../document/table-size';
import { joinLines, linesOf, type Mark, type Piece, type Reading } from './pieces';
import { marksIn } from './read-inline';

/** A page may ask for any number of columns. */
const maxSpan = 50;

/** Columns up to which a cell spans several: beyond, one row alone would have tens of thousands of empty cells. */
const maxSpanned = 1_000;

/** A table of plain cells: one that spans several is followed by empty ones. A table of one cell is only a frame. */
export function readTable(table: Element, marks: readonly Mark[], reading: Reading): Piece[] {
  const { page, dropped } = reading;
  const rows = [...table.querySelectorAll(':scope > tr, :scope > * > tr')];
  const cells = rows.flatMap(cellsOf);
  const [only] = cells;
  const isFrame = cells.length === 1 || /^(presentation|none)$/.test(table.getAttribute('role') ?? '');
  const captions = [...table.querySelectorAll(':scope > caption')];
  const [caption, ...otherCaptions] = captions;
  const readCaptions = (those: readonly Element[]) =>
    those.flatMap((one) => reading.read(one.childNodes, marksIn(one, marks)));
  if (only && isFrame)
    return [...readCaptions(captions), ...cells.flatMap((cell) => reading.read(cell.childNodes, marks))];
  const [first] = rows;
  if (!first) return readCaptions(captions);
  const hasHeader =
    first.parentElement?.localName === 'thead' || cellsOf(first).every(({ localName }) => localName === 'th');
  /** For each column, in how many rows below a cell reaches into it. */
  const reaching: number[] = [];
  const grid: DocumentFragment[][] = [];
  /** How many cells were read: a row that is not shown is not read either. */
  let read = 0;
  for (const row of rows) {
    if (read - (grid[0]?.length ?? 0) > maxCells) break;
    const texts: DocumentFragment[] = [];
    const skipTaken = () => {
      while ((reaching[texts.length] ?? 0) > 0) {
        reaching[texts.length] = (reaching[texts.length] ?? 0) - 1;
        texts.push(page.createDocumentFragment());
      }
    };
    for (const cell of cellsOf(row)) {
      skipTaken();
      const [columns, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      if (columns > 1 || down > 1) dropped.add('merged cells');
      const text = readCell(cell, marks, reading);
      for (let column = 0; column === 0 || (column < columns && texts.length < maxSpanned); column += 1) {
        reaching[texts.length] = down - 1;
        texts.push(column === 0 ? text : page.createDocumentFragment());
      }
    }
    skipTaken();
    read += texts.length;
    grid.push(texts);
  }
  // Markdown has no table without a first row of names.
  const isNameless = hasHeader && grid.length > 1 && (grid[0] ?? []).every(({ textContent }) => !textContent?.trim());
  const named = isNameless ? grid.slice(1) : grid;
  const columns = named.reduce((most, { length }) => Math.max(most, length), 1);
  const shown = named.slice(0, Math.max(1, Math.floor(maxCells / columns)));
  if (shown.length < named.length || grid.length < rows.length)
    dropped.add(`the rows of a table behind its first ${maxCells.toLocaleString('en')} cells`);
  const built = buildTable(shown, columns, hasHeader && !isNameless, page);
  // One with a link or a picture is a paragraph: a caption is plain text.
  if (caption?.querySelector('a,img')) return [...readCaptions(captions), { kind: 'block', element: built }];
  const words = caption?.textContent?.replace(/\s+/g, ' ').trim();
  if (words) built.setAttribute('data-caption', words);
  return [...readCaptions(otherCaptions), { kind: 'block', element: built }];
}

function buildTable(rows: readonly DocumentFragment[][], columns: number, hasHeader: boolean, page: Document): Element {
  const table = page.createElement('table');
  const body = page.createElement('tbody');
  for (const [index, texts] of rows.entries()) {
    const row = page.createElement('tr');
    for (let column = 0; column < columns; column += 1) {
      const cell = page.createElement(hasHeader && index === 0 ? 'th' : 'td');
      const text = page.createElement('p');
      text.append(texts[column] ?? '');
      cell.append(text);
      row.append(cell);
    }
    body.append(row);
  }
  table.append(body);
  return table;
}

const cellsOf = (row: Element) => [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th');

const spanOf = (cell: Element, name: 'colspan' | 'rowspan') =>
  Math.min(Math.max(Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1, 1), maxSpan);

function readCell(cell: Element, marks: readonly Mark[], reading: Reading): DocumentFragment {
  const pieces = reading.read(cell.childNodes, marksIn(cell, marks));
  if (pieces.some(({ kind }) => kind !== 'text'))
    reading.dropped.add('lists and other blocks in a table (they are lines now)');
  const text = joinLines(linesOf(pieces, reading.page), reading.page);
  // The cells of a header are bold anyway.
  if (cell.localName === 'th') for (const mark of text.querySelectorAll('strong')) mark.replaceWith(...mark.childNodes);
  return text;
}
