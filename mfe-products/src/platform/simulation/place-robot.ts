import { bays, crossings, segments } from './aisles';
import { type Robot, segmentTicks } from './simulation';

/** Where a robot is drawn, in units of the drawing, and where it looks, in degrees. */
export type Placement = { x: number; y: number; angle: number };

/** Units before a crossing at which a robot stops. */
const stopsBefore = 24;

/** Where a robot stands: in its bay, or as far in its segment as it has come. */
export function placeRobot({ segment, progress, bay }: Robot): Placement {
  const aisle = segment === null ? undefined : segments[segment];
  const from = aisle && crossings[aisle.from];
  const to = aisle && crossings[aisle.to];
  if (!from || !to) {
    const { x, y, kind } = bays[bay] ?? { x: 0, y: 0, kind: 'home' };
    return { x, y, angle: kind === 'drop-off' ? 90 : -90 };
  }
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y) - stopsBefore;
  const come = (length * progress) / segmentTicks;
  return { x: from.x + dx * come, y: from.y + dy * come, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}
