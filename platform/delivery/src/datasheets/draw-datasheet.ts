import type { Datasheet, DatasheetSection } from 'kit/contract/datasheet';
import { formatDay } from 'kit/posts/format-day';
import { chooseWords } from 'kit/words/choose-words';
import { drawBlock, drawPicture, firstHeightOf, pictureProportion, stackFigures } from './draw-blocks';
import { beside, grid, span, wholeWidth } from './grid';
import { type Publisher, Sheet } from './sheet';
import { styles } from './text-styles';

/** A datasheet as PDF, and how many pages it has. */
export type PrintedDatasheet = { bytes: Buffer; pages: number };

/** Prints a datasheet. @param folder that of the datasheets, with `pictures/` and `typefaces/` */
export async function drawDatasheet(
  datasheet: Datasheet,
  folder: string,
  publisher: Publisher,
): Promise<PrintedDatasheet> {
  const { file, kind, title, subtitle, date } = datasheet;
  const sheet = new Sheet(folder, publisher, {
    file,
    title: chooseWords(publisher.language).datasheet.title(title, kind),
    subject: subtitle,
    date,
  });
  drawOpening(sheet, datasheet);
  for (const section of datasheet.sections) drawSection(sheet, section);
  const { count: pages } = sheet.pdf.bufferedPageRange();
  for (let page = 0; page < pages; page += 1) {
    sheet.pdf.switchToPage(page);
    sheet.decorate(() => drawFrame(sheet, datasheet, page + 1, pages));
  }
  return { bytes: await sheet.end(), pages };
}

/** Title, picture, and the figures beside it. */
function drawOpening(sheet: Sheet, { title, subtitle, picture, figures }: Datasheet): void {
  const opening = sheet.element(sheet.root, 'Sect');
  sheet.pdf.outline.addItem(title);
  const put = (type: string, text: string, style: typeof styles.title | typeof styles.subtitle, width: number) => {
    sheet.element(opening, type, () => {
      sheet.y += sheet.write(text, { x: grid.left, y: sheet.y, width, style });
    });
  };
  put('H1', title, styles.title, wholeWidth.width);
  sheet.y += 8;
  put('P', subtitle, styles.subtitle, wholeWidth.width * 0.8);
  sheet.y += 18;
  const isWide = figures.length === 0;
  const column = isWide ? wholeWidth : span(0, 8);
  const height = column.width / (isWide ? pictureProportion : studioProportion);
  sheet.reserve(height);
  stackFigures(sheet, opening, figures, span(8, 4), height);
  drawPicture(sheet, opening, picture, column, column.width / height);
  sheet.y += 26;
}

/** Width by height of the studio pictures of the robots. */
const studioProportion = 4 / 3;

/** A section below a line, its heading beside its content or above it, and a bookmark. */
function drawSection(sheet: Sheet, { heading, blocks, layout = 'beside', startsPage }: DatasheetSection): void {
  const isStacked = layout === 'stacked';
  const headingColumn = isStacked ? wholeWidth : beside.heading;
  const column = isStacked ? wholeWidth : beside.content;
  const headingHeight = sheet.heightOf(heading, styles.heading, headingColumn.width);
  const [first] = blocks;
  const firstHeight = first ? firstHeightOf(sheet, first, column) : 0;
  if (startsPage && sheet.y > grid.top) sheet.startPage();
  else sheet.reserve(16 + (isStacked ? headingHeight + 10 + firstHeight : Math.max(headingHeight, firstHeight)));
  sheet.rule(wholeWidth.x, wholeWidth.width, sheet.y, 'line');
  sheet.y += 14;
  sheet.pdf.outline.addItem(heading);
  const section = sheet.element(sheet.root, 'Sect');
  sheet.element(section, 'H2', () => sheet.write(heading, { ...headingColumn, y: sheet.y, style: styles.heading }));
  if (isStacked) sheet.y += headingHeight + 10;
  for (const block of blocks) drawBlock(sheet, section, block, column);
  sheet.y += 6;
}

/** Draws the frame of every page: the company on top; version, date and page below. */
function drawFrame(sheet: Sheet, { kind, title, version, date }: Datasheet, page: number, pages: number): void {
  const { pdf, colours, publisher } = sheet;
  const { name, origin, mark = [] } = publisher;
  pdf.save().translate(grid.left, 40).scale(0.5);
  for (const { path, colour, line } of mark) {
    pdf.path(path);
    if (line === undefined) pdf.fill(colours[colour]);
    else pdf.lineWidth(line).stroke(colours[colour]);
  }
  pdf.restore();
  sheet.write(name, { x: grid.left + (mark.length > 0 ? 21 : 0), y: 41, width: 200, style: styles.brand });
  sheet.write(page === 1 ? kind : `${kind}: ${title}`, {
    ...wholeWidth,
    y: 41,
    style: styles.kind,
    align: 'right',
  });
  const foot = grid.bottom + 22;
  pdf.moveTo(grid.left, foot).lineTo(grid.right, foot).lineWidth(0.5).stroke(colours.line);
  const { datasheet, locale } = chooseWords(publisher.language);
  sheet.write(`${datasheet.foot(version, formatDay(date, locale))}. ${new URL(origin).hostname}`, {
    ...wholeWidth,
    y: foot + 6,
    style: styles.foot,
  });
  sheet.write(`${page} / ${pages}`, { ...wholeWidth, y: foot + 6, style: styles.foot, align: 'right' });
}
