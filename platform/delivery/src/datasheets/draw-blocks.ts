import { join } from 'node:path';
import type { DatasheetBlock } from 'kit/contract/datasheet';
import { drawDrawings } from './draw-drawings';
import { drawTable } from './draw-table';
import { type Column, split } from './grid';
import type { Sheet, Structure } from './sheet';
import { styles, type TextStyle } from './text-styles';

type Block<Kind extends DatasheetBlock['kind']> = Extract<DatasheetBlock, { kind: Kind }>;

const indent = 16;
const after = 10;

/** Draws a part of a section into a column, on a page of its own where the present one has no room. */
export function drawBlock(sheet: Sheet, parent: Structure, block: DatasheetBlock, column: Column): void {
  switch (block.kind) {
    case 'text':
      paragraph(sheet, parent, block.text, styles.text, column);
      break;
    case 'list':
      drawList(sheet, parent, block, column);
      break;
    case 'steps':
      drawSteps(sheet, parent, block, column);
      break;
    case 'figures':
      drawFigures(sheet, parent, block, column);
      break;
    case 'table':
      drawTable(sheet, parent, block, column);
      break;
    case 'picture':
      drawPicture(sheet, parent, block.picture, column);
      break;
    case 'drawings':
      drawDrawings(sheet, parent, block.rows, column);
      break;
    case 'quote':
      drawQuote(sheet, parent, block, column);
      break;
    case 'link':
      drawLink(sheet, parent, block, column);
      break;
  }
  sheet.y += after;
}

/** How much room a block needs before it may go on overleaf, so that no heading stands alone. */
export function firstHeightOf(sheet: Sheet, block: DatasheetBlock, { width }: Column): number {
  if (block.kind === 'text') return sheet.heightOf(block.text, styles.text, width);
  if (block.kind === 'picture') return width / pictureProportion;
  return 60;
}

function paragraph(sheet: Sheet, parent: Structure, text: string, style: TextStyle, { x, width }: Column): void {
  const height = sheet.heightOf(text, style, width);
  sheet.reserve(height);
  sheet.element(parent, 'P', () => sheet.write(text, { x, width, y: sheet.y, style }));
  sheet.y += height;
}

function drawList(sheet: Sheet, parent: Structure, { items }: Block<'list'>, { x, width }: Column): void {
  const list = sheet.element(parent, 'L');
  const textWidth = width - indent;
  for (const item of items) {
    const height = sheet.heightOf(item, styles.text, textWidth);
    sheet.reserve(height);
    const top = sheet.y;
    sheet.rule(x, 6, top + styles.text.line / 2, 'accent', 1);
    const entry = sheet.element(list, 'LI');
    sheet.element(entry, 'LBody', () =>
      sheet.write(item, { x: x + indent, y: top, width: textWidth, style: styles.text }),
    );
    sheet.y += height + 4;
  }
}

function drawSteps(sheet: Sheet, parent: Structure, { steps }: Block<'steps'>, { x, width }: Column): void {
  const list = sheet.element(parent, 'L');
  const textWidth = width - 2 * indent;
  steps.forEach(({ title, text }, index) => {
    const titleHeight = title ? sheet.heightOf(title, styles.strong, textWidth) : 0;
    const height = titleHeight + sheet.heightOf(text, styles.text, textWidth);
    sheet.reserve(height);
    const entry = sheet.element(list, 'LI');
    const number = `${index + 1}`.padStart(2, '0');
    sheet.element(entry, 'Lbl', () => sheet.write(number, { x, y: sheet.y, width: indent, style: styles.number }));
    const body = sheet.element(entry, 'LBody');
    const place = { x: x + 2 * indent, width: textWidth };
    if (title) sheet.element(body, 'P', () => sheet.write(title, { ...place, y: sheet.y, style: styles.strong }));
    sheet.element(body, 'P', () => sheet.write(text, { ...place, y: sheet.y + titleHeight, style: styles.text }));
    sheet.y += height + 7;
  });
}

type Figures = Block<'figures'>['figures'];

/** Draws numbers that stand out, in a row, each below what it counts. */
function drawFigures(sheet: Sheet, parent: Structure, { figures }: Block<'figures'>, column: Column): void {
  const columns = split(column, figures.length);
  const height = Math.max(...figures.map((figure) => heightOfFigure(sheet, figure, columns[0]?.width ?? 0)));
  sheet.reserve(height);
  figures.forEach((figure, index) => {
    const place = columns[index];
    if (place) drawFigure(sheet, parent, figure, place, sheet.y);
  });
  sheet.y += height;
}

/** Draws the same below each other, spread over a height; the place of the next thing stays where it is. */
export function stackFigures(sheet: Sheet, parent: Structure, figures: Figures, column: Column, height: number): void {
  figures.forEach((figure, index) => {
    drawFigure(sheet, parent, figure, column, sheet.y + (index * height) / figures.length);
  });
}

const partsOf = ({ label, value, base }: Figures[number]): [string, TextStyle][] => [
  [label, styles.figureLabel],
  [value, styles.figure],
  ...(base ? [[base, styles.figureLabel] as [string, TextStyle]] : []),
];

const heightOfFigure = (sheet: Sheet, figure: Figures[number], width: number) =>
  partsOf(figure).reduce((sum, [text, style]) => sum + sheet.heightOf(text, style, width), 8);

function drawFigure(sheet: Sheet, parent: Structure, figure: Figures[number], place: Column, top: number): void {
  sheet.rule(place.x, place.width, top, 'accent', 1.5);
  let y = top + 6;
  for (const [text, style] of partsOf(figure))
    sheet.element(parent, 'P', () => {
      y += sheet.write(text, { ...place, y, style });
    });
}

/** Width by height of a picture in a column. */
export const pictureProportion = 16 / 9;

/** Draws a picture that fills a column; it is cropped to the column's proportion. */
export function drawPicture(
  sheet: Sheet,
  parent: Structure,
  { name, alt }: Block<'picture'>['picture'],
  { x, width }: Column,
  proportion = pictureProportion,
): void {
  const height = width / proportion;
  sheet.reserve(height);
  const top = sheet.y;
  sheet.element(
    parent,
    'Figure',
    () => {
      sheet.pdf.save().roundedRect(x, top, width, height, 4).clip();
      sheet.pdf.image(join(sheet.folder, 'pictures', `${name}.jpg`), x, top, {
        cover: [width, height],
        align: 'center',
        valign: 'center',
      });
      sheet.pdf.restore();
    },
    { alt },
  );
  sheet.y += height;
}

function drawQuote(sheet: Sheet, parent: Structure, { text, by }: Block<'quote'>, { x, width }: Column): void {
  const inner = { x: x + indent, width: width - indent };
  const quoted = `“${text}”`;
  const quoteHeight = sheet.heightOf(quoted, styles.quote, inner.width);
  const height = quoteHeight + 4 + sheet.heightOf(by, styles.figureLabel, inner.width);
  sheet.reserve(height);
  const top = sheet.y;
  sheet.decorate(() => {
    sheet.pdf.rect(x, top + 2, 2, height - 4).fill(sheet.colours.accent);
  });
  const quote = sheet.element(parent, 'BlockQuote');
  sheet.element(quote, 'P', () => sheet.write(quoted, { ...inner, y: top, style: styles.quote }));
  sheet.element(quote, 'P', () => sheet.write(by, { ...inner, y: top + quoteHeight + 4, style: styles.figureLabel }));
  sheet.y += height;
}

function drawLink(sheet: Sheet, parent: Structure, { text, url }: Block<'link'>, { x, width }: Column): void {
  sheet.reserve(styles.link.line);
  const line = sheet.element(parent, 'P');
  sheet.element(line, 'Link', () => sheet.write(text, { x, width, y: sheet.y, style: styles.link, link: url }));
  sheet.y += styles.link.line;
}
