import { type Robot, segmentTicks } from './simulation';

/** Where a robot is drawn, in units of the drawing, and where it looks, in degrees. */
export type Placement = { x: number; y: number; angle: number };

/** Units before a crossing at which a robot stops. */
const stopsBefore = 24;

/** Where a robot stands: in its bay, or as far in its segment as it has come. */
export function placeRobot({ segment, progress, bay }: Robot): Placement {
  if (!segment) return { x: bay.x, y: bay.y, angle: bay.kind === 'drop-off' ? 90 : -90 };
  const { start, end } = segment;
  const [dx, dy] = [Math.sign(end.x - start.x), Math.sign(end.y - start.y)];
  const length = Math.abs(end.x - start.x) + Math.abs(end.y - start.y) - stopsBefore;
  const come = (length * progress) / segmentTicks;
  return { x: start.x + dx * come, y: start.y + dy * come, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}
