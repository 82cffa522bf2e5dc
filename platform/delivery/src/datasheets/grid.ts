/** The grid of a datasheet, in points from the upper left corner of an A4 page. */
export const grid = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 595.28 - 48,
  top: 78,
  /** Below it stands the foot of the page alone. */
  bottom: 841.89 - 64,
  gutter: 12,
} as const;

/** A column of text: where it begins, and how wide it is. */
export type Column = { x: number; width: number };

const columns = 12;
const columnWidth = (grid.right - grid.left - (columns - 1) * grid.gutter) / columns;

/** A column over some of the twelve of the grid. @param from the first, from 0 */
export const span = (from: number, count: number): Column => ({
  x: grid.left + from * (columnWidth + grid.gutter),
  width: count * columnWidth + (count - 1) * grid.gutter,
});

/** As wide as the page's content. */
export const wholeWidth = span(0, columns);

/** The columns of headings that stand beside their content, and of that content. */
export const beside = { heading: span(0, 4), content: span(4, 8) };

/** Splits a column into equal ones. */
export function split({ x, width }: Column, count: number): Column[] {
  const each = (width - (count - 1) * grid.gutter) / count;
  return Array.from({ length: count }, (_, index) => ({ x: x + index * (each + grid.gutter), width: each }));
}
