import { maxCells } from '../document/table-size';
import { wordsIn } from './parse-pasted-html';
import { elementOf, joinPieces, type Marks, type Piece, type Reading } from './pieces';
import { marksIn } from './read-inline';

/** A page may ask for any number of columns. */
const maxSpan = 50;

/** Columns up to which a cell spans several: beyond, one row alone would have tens of thousands of empty cells. */
const maxSpanned = 1_000;

/** A table of plain cells: one that spans several is followed by empty ones. A table of one cell is only a frame. */
export function readTable(table: Element, marks: Marks, reading: Reading): Piece[] {
  const { page, dropped } = reading;
  const rows = [...table.querySelectorAll(':scope > tr, :scope > * > tr')];
  const shownRows = rows.filter(isShown);
  const cells = shownRows.flatMap(cellsOf).filter(isShown);
  const isFrame = cells.length === 1 || /^(presentation|none)$/.test(table.getAttribute('role') ?? '');
  const captions = [...table.querySelectorAll(':scope > caption')];
  const [caption, ...otherCaptions] = captions;
  const readCaptions = (those: readonly Element[]) =>
    those.flatMap((one) => reading.read(one.childNodes, marksIn(one, marks, reading)));
  if (isFrame || cells.length === 0)
    return [...readCaptions(captions), ...cells.flatMap((cell) => reading.read(cell.childNodes, marks))];
  const hasHeader = shownRows
    .slice(0, 1)
    .flatMap(cellsOf)
    .every((cell) => cell.matches('th, thead > tr > td'));
  /** For each column, in how many rows below a cell reaches into it. */
  const reaching: number[] = [];
  const hidden = hiddenColumns(table);
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
      // The next cells take the place of a hidden one, but not of one in a hidden column.
      if (!isShown(cell) && !hidden.has(texts.length)) continue;
      const [columns, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      if (columns > 1 || down > 1) dropped.add('merged cells');
      let words: DocumentFragment | undefined = readCell(cell, marks, reading);
      for (let column = 0; column === 0 || (column < columns && texts.length < maxSpanned); column += 1) {
        reaching[texts.length] = down - 1;
        // In several columns, the first that is shown has the words.
        const text = hidden.has(texts.length) ? undefined : words;
        if (text) words = undefined;
        texts.push(text ?? page.createDocumentFragment());
      }
    }
    skipTaken();
    if (!isShown(row)) continue;
    read += texts.length;
    grid.push(texts.filter((_, column) => !hidden.has(column)));
  }
  // Markdown has no table without a first row of names.
  const isNameless = hasHeader && grid.length > 1 && (grid[0] ?? []).every(({ textContent }) => !textContent?.trim());
  const named = isNameless ? grid.slice(1) : grid;
  const columns = named.reduce((most, { length }) => Math.max(most, length), 1);
  const shown = named.slice(0, Math.max(1, Math.floor(maxCells / columns)));
  if (shown.length < named.length || grid.length < shownRows.length)
    dropped.add(`the rows of a table behind its first ${maxCells.toLocaleString('en')} cells`);
  const built = buildTable(shown, columns, hasHeader && !isNameless, page);
  // One with a link or a picture is a paragraph: a caption is plain text.
  if (caption?.querySelector('a,img')) return [...readCaptions(captions), { kind: 'block', element: built }];
  const words = caption && wordsIn(caption);
  if (words) built.setAttribute('data-caption', words);
  return [...readCaptions(otherCaptions), { kind: 'block', element: built }];
}

function buildTable(rows: readonly DocumentFragment[][], columns: number, hasHeader: boolean, page: Document): Element {
  const body = page.createElement('tbody');
  for (const [index, texts] of rows.entries()) {
    const name = hasHeader && index === 0 ? 'th' : 'td';
    const row = page.createElement('tr');
    for (let column = 0; column < columns; column += 1)
      row.append(elementOf(page, name, elementOf(page, 'p', texts[column] ?? '')));
    body.append(row);
  }
  return elementOf(page, 'table', body);
}

const cellsOf = (row: Element) => [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th');

const isShown = (element: Element) => !element.hasAttribute('hidden');

/** The columns that a spreadsheet hides, by their place. */
function hiddenColumns(table: Element): ReadonlySet<number> {
  const hidden = new Set<number>();
  let place = 0;
  for (const column of table.querySelectorAll(':scope > col, :scope > colgroup > col, :scope > colgroup[span]'))
    for (const end = Math.min(place + spanOf(column, 'span', maxSpanned), maxSpanned); place < end; place += 1)
      if (column.closest('[hidden]')) hidden.add(place);
  return hidden;
}

const spanOf = (element: Element, name: 'colspan' | 'rowspan' | 'span', most = maxSpan) =>
  Math.min(Math.max(Number.parseInt(element.getAttribute(name) ?? '1', 10) || 1, 1), most);

function readCell(cell: Element, marks: Marks, reading: Reading): DocumentFragment {
  const pieces = reading.read(cell.childNodes, marksIn(cell, marks, reading));
  if (pieces.some(({ kind }) => kind !== 'text'))
    reading.dropped.add('lists and other blocks in a table (they are lines now)');
  const text = joinPieces(pieces, reading.page);
  // The cells of a header are bold anyway.
  if (cell.localName === 'th') for (const mark of text.querySelectorAll('strong')) mark.replaceWith(...mark.childNodes);
  return text;
}
