import type { Drawing, StrokeStyle } from 'kit/contract/drawing';
import { type Column, grid } from './grid';
import type { Sheet, Structure } from './sheet';
import { type PrintColour, styles } from './text-styles';

/** Lines of a drawing, in points on paper whatever its scale. */
const pens: Readonly<Record<StrokeStyle, { colour: PrintColour; width: number; dash?: readonly [number, number] }>> = {
  outline: { colour: 'ink', width: 0.9 },
  detail: { colour: 'strongLine', width: 0.5 },
  load: { colour: 'strongLine', width: 0.5, dash: [3, 2] },
  measure: { colour: 'accent', width: 0.5 },
  axis: { colour: 'strongLine', width: 0.4, dash: [6, 2] },
};

const gap = 2 * grid.gutter;
const titleHeight = 22;

/** Draws rows of drawings at one scale: that of the widest row, which fills the column. */
export function drawDrawings(sheet: Sheet, parent: Structure, rows: readonly Drawing[][], { x, width }: Column): void {
  const scale = Math.min(
    ...rows.map((row) => (width - gap * (row.length - 1)) / row.reduce((sum, drawing) => sum + drawing.width, 0)),
  );
  for (const row of rows) {
    const height = Math.max(...row.map((drawing) => drawing.height)) * scale;
    sheet.reserve(height + titleHeight);
    let left = x;
    for (const drawing of row) {
      const figure = sheet.element(parent, 'Figure', undefined, { alt: `${drawing.title}. ${drawing.description}` });
      const at = { x: left, y: sheet.y + height - drawing.height * scale };
      figure.add(() => drawOne(sheet, drawing, at, scale));
      sheet.element(parent, 'P', () =>
        sheet.write(drawing.title, {
          x: left,
          y: sheet.y + height + 4,
          width: drawing.width * scale,
          style: styles.foot,
        }),
      );
      left += drawing.width * scale + gap;
    }
    sheet.y += height + titleHeight;
  }
}

function drawOne(sheet: Sheet, drawing: Drawing, at: { x: number; y: number }, scale: number): void {
  const { pdf } = sheet;
  pdf.save().translate(at.x, at.y);
  for (const { style, path, isFilled } of drawing.strokes) {
    const { colour, width, dash } = pens[style];
    // The scale changes where a line goes, not how thick it is.
    pdf
      .save()
      .scale(scale)
      .path(path)
      .lineWidth(width / scale)
      .lineJoin('round');
    if (dash) pdf.dash(dash[0] / scale, { space: dash[1] / scale });
    if (isFilled) pdf.fillAndStroke('#fff', sheet.colours[colour]);
    else pdf.stroke(sheet.colours[colour]);
    pdf.restore();
  }
  for (const { x, y, text, anchor = 'middle', isTurned } of drawing.labels) {
    pdf.save().translate(x * scale, y * scale);
    if (isTurned) pdf.rotate(-90);
    sheet.writeLabel(text, styles.label, 0, anchor);
    pdf.restore();
  }
  pdf.restore();
}
