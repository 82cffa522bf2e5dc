/** A corner of a shape, in mm. */
export type Point = readonly [x: number, y: number];

/** A line of an outline: closed through its points, open, a circle, or a rectangle with round corners. In mm. */
export type Shape =
  | { kind: 'polygon' | 'line'; points: readonly Point[]; isDetail?: true }
  | { kind: 'circle'; centre: Point; radius: number; isDetail?: true }
  | { kind: 'rectangle'; from: Point; to: Point; radius: number; isDetail?: true };

const pairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, index) => [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0]);

/** A closed line through points, written one after the other. */
export const polygon = (...numbers: number[]): Shape => ({ kind: 'polygon', points: pairs(numbers) });

/** An open line through points. */
export const line = (...numbers: number[]): Shape => ({ kind: 'line', points: pairs(numbers) });

/** A circle. */
export const circle = (x: number, y: number, radius: number): Shape => ({ kind: 'circle', centre: [x, y], radius });

/** A rectangle between two opposite corners. */
export const rectangle = (x1: number, y1: number, x2: number, y2: number, radius = 0): Shape => ({
  kind: 'rectangle',
  from: [Math.min(x1, x2), Math.min(y1, y2)],
  to: [Math.max(x1, x2), Math.max(y1, y2)],
  radius,
});

/** The same shape, drawn on the robot instead of around it. */
export const detail = (...shapes: Shape[]): Shape[] => shapes.map((shape) => ({ ...shape, isDetail: true }));

/** A shape on either side of the middle line. */
export const both = (shape: (side: 1 | -1) => Shape): Shape[] => [shape(1), shape(-1)];

/** A shape that is as wide on either side of x = 0, from the points of its right half, upwards. */
export const symmetric = (...numbers: number[]): Shape => {
  const right = pairs(numbers);
  return { kind: 'polygon', points: [...right, ...right.toReversed().map(([x, y]): Point => [-x, y])] };
};

/** The smallest box around shapes. */
export function boundsOf(shapes: readonly Shape[]): { from: Point; to: Point } {
  const corners = shapes.flatMap((shape): readonly Point[] => {
    if (shape.kind === 'rectangle') return [shape.from, shape.to];
    if (shape.kind !== 'circle') return shape.points;
    const [x, y] = shape.centre;
    return [
      [x - shape.radius, y - shape.radius],
      [x + shape.radius, y + shape.radius],
    ];
  });
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { from: [Math.min(...xs), Math.min(...ys)], to: [Math.max(...xs), Math.max(...ys)] };
}
