/** Path data of shapes that drawings of articles are made of, in units of the drawing. */

/** A rectangle by its upper left corner. */
export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A line through points. */
export const line = (...points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** A circle. */
export const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** A line with a head at its end. */
export function arrow(fromX: number, fromY: number, toX: number, toY: number): string {
  const angle = Math.atan2(toY - fromY, toX - fromX);
  const tip = (turn: number) => [toX - 7 * Math.cos(angle + turn), toY - 7 * Math.sin(angle + turn)] as const;
  return line([fromX, fromY], [toX, toY]) + line(tip(0.45), [toX, toY], tip(-0.45));
}

/** A line with a stroke across each end, as measures have it; along one of the axes. */
export const measure = (fromX: number, fromY: number, toX: number, toY: number) =>
  fromY === toY
    ? `M${fromX} ${fromY}H${toX}M${fromX} ${fromY - 5}v10M${toX} ${fromY - 5}v10`
    : `M${fromX} ${fromY}V${toY}M${fromX - 5} ${fromY}h10M${fromX - 5} ${toY}h10`;

const round = (value: number) => Math.round(value * 10) / 10;
