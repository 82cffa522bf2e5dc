import type { Value } from 'shared-config/robots/figure';
import { robotKeyFigures, speedWithLoad } from 'shared-config/robots/robot-key-figures';
import { type RobotVariantName, robotVariantNames } from 'shared-config/robots/robot-names';
import { type Place, robotPlaces } from 'shared-config/robots/robot-places';
import { inUnits } from '../../query/quantities';

/** The known figures of a transport: how heavy (kg), how far (m, one way), from which kind of place to which. */
export type Transport = { load?: number; distance?: number; from?: Place; to?: Place };

/** A robot that does the transport: how long it drives one way (s), and what it could carry besides (kg), where that is known. */
export type FittingRobot = { name: RobotVariantName; seconds?: number; spare?: number };

/** The obstacle of a robot to a transport: a place that it does not serve, or a load beyond its payload. */
export type Obstacle = { kind: 'from' | 'to'; place: Place } | { kind: 'load'; payload: Value };

/** A robot that does not do a transport, and why. */
export type UnfitRobot = { name: RobotVariantName; obstacle: Obstacle };

/** The robots that do a transport, the quickest first (among equals the stronger), and those that do not. */
export function rankRobots(transport: Transport): { fitting: FittingRobot[]; unfit: UnfitRobot[] } {
  const { load, distance } = transport;
  const fitting: FittingRobot[] = [];
  const unfit: UnfitRobot[] = [];
  for (const name of robotVariantNames) {
    const { payload } = robotKeyFigures[name];
    const obstacle = findObstacle(name, transport);
    if (obstacle) unfit.push({ name, obstacle });
    else
      fitting.push({
        name,
        // A move always takes a second at least.
        ...(distance === undefined ? {} : { seconds: Math.max(1, Math.round(distance / speedWithLoad(name).value)) }),
        ...(load === undefined ? {} : { spare: Math.max(0, payload.value - load) }),
      });
  }
  fitting.sort(
    (one, other) =>
      (one.seconds ?? 0) - (other.seconds ?? 0) ||
      (distance === undefined ? speedWithLoad(other.name).value - speedWithLoad(one.name).value : 0) ||
      robotKeyFigures[other.name].payload.value - robotKeyFigures[one.name].payload.value,
  );
  return { fitting, unfit };
}

/** A payload in pounds is stated in whole ones, a little more than its kg: a search for the page's figure must find that robot. */
const wholePounds = (mass: number) => Math.round(inUnits('mass', mass, 'imperial'));

function findObstacle(name: RobotVariantName, { load = 0, from, to }: Transport): Obstacle | undefined {
  const { payload } = robotKeyFigures[name];
  const places = robotPlaces[name];
  if (from && !places.includes(from)) return { kind: 'from', place: from };
  if (to && !places.includes(to)) return { kind: 'to', place: to };
  if (wholePounds(load) > wholePounds(payload.value)) return { kind: 'load', payload };
  return undefined;
}
