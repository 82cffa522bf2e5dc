import type { Column } from './grid';
import type { Sheet, Structure } from './sheet';
import { styles, type TextStyle } from './text-styles';

/** A table as data: the first cell of a row names it. */
type Table = { caption?: string | undefined; columns?: string[] | undefined; rows: string[][] };

const padding = 3;
/** Between columns. */
const space = 10;
/** The names' share of the width: tables below each other line up where their names allow it. */
const minShare = 0.35;
const maxShare = 0.65;

/** Draws a table with hairlines between its rows. One that goes on overleaf repeats its columns' names there. */
export function drawTable(sheet: Sheet, parent: Structure, { caption, columns, rows }: Table, column: Column): void {
  const cells = splitColumn(sheet, column, rows);
  const heightOf = (row: readonly string[], style: TextStyle) =>
    Math.max(
      ...row.map((text, index) => {
        const cell = isLast(row, index) ? toTheEnd(cells[index], column) : cells[index];
        return sheet.heightOf(text, style, cell?.width ?? 0);
      }),
    ) +
    2 * padding;
  const headHeight = columns ? heightOf(columns, styles.columnName) : 0;
  const captionHeight = caption ? styles.caption.line + 2 : 0;
  const [first = []] = rows;
  sheet.reserve(captionHeight + headHeight + heightOf(first, styles.cell));
  if (caption) {
    sheet.element(parent, 'P', () => sheet.write(caption, { ...column, y: sheet.y, style: styles.caption }));
    sheet.y += captionHeight;
  }
  const table = sheet.element(parent, 'Table');
  const drawRow = (row: readonly string[], types: readonly string[], stylesOf: readonly TextStyle[]) => {
    const height = heightOf(row, stylesOf[1] ?? styles.cell);
    const line = sheet.element(table, 'TR');
    row.forEach((text, index) => {
      const cell = isLast(row, index) ? toTheEnd(cells[index], column) : cells[index];
      const style = stylesOf[Math.min(index, stylesOf.length - 1)];
      const type = types[Math.min(index, types.length - 1)] ?? 'TD';
      if (!cell || !style) return;
      const scope = type === 'TD' ? {} : { scope: types.length === 1 ? 'Column' : 'Row' };
      sheet.element(line, type, () => sheet.write(text, { ...cell, y: sheet.y + padding, style }), scope);
    });
    sheet.y += height;
  };
  const drawHead = () => {
    if (columns) drawRow(columns, ['TH'], [styles.columnName, styles.columnName]);
    sheet.rule(column.x, column.width, sheet.y, 'strongLine');
  };
  drawHead();
  for (const row of rows) {
    if (sheet.reserve(heightOf(row, styles.cell))) drawHead();
    drawRow(row, ['TH', 'TD'], [styles.rowName, styles.cell]);
    sheet.rule(column.x, column.width, sheet.y, 'line');
  }
}

/** The first column is as wide as the longest name, up to its share; the others are equal. */
function splitColumn(sheet: Sheet, { x, width }: Column, rows: readonly (readonly string[])[]): Column[] {
  const count = Math.max(...rows.map((row) => row.length));
  const longest = Math.max(...rows.map(([name = '']) => sheet.widthOf(name, styles.rowName)));
  const first = Math.min(Math.max(longest + 2 * space, width * minShare), width * maxShare);
  const each = (width - first) / (count - 1);
  return [
    { x, width: first - space },
    ...Array.from({ length: count - 1 }, (_, index) => ({ x: x + first + index * each, width: each - space })),
  ];
}

const isLast = (row: readonly string[], index: number) => index > 0 && index === row.length - 1;

/** The last cell of a row takes the remaining width: words that are the same in both systems of units are not broken for it. */
const toTheEnd = (cell: Column | undefined, { x, width }: Column) => cell && { x: cell.x, width: x + width - cell.x };
