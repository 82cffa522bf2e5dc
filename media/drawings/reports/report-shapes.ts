import { box, line } from '../drawing-shapes';

/** A dot. @param look its attributes, such as `fill` */
export const dot = (x: number, y: number, radius: number, look: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" ${look}/>`;

/** Lines of a paragraph, each as long as it says. */
export const text = (x: number, y: number, lengths: readonly number[], fill = line) =>
  lengths.map((length, index) => box(x, y + 6 * index, length, 2.4, `fill="${fill}"`, 1.2)).join('');
