import { formatFigure } from 'shared-config/robots/format-figure';
import { robotFigures } from 'shared-config/robots/robot-figures';
import { type RobotVariantName, robotVariantNames } from 'shared-config/robots/robot-names';
import { type Place, placeLabels, robotPlaces } from '../../robots/robot-tasks';

/** A transport: how heavy (kg), how far (m, one way), from which kind of place to which. */
export type Transport = { load: number; distance: number; from: Place; to: Place };

/** A robot that does the transport: how long it drives one way (s), and what it could carry besides (kg). */
export type FittingRobot = { name: RobotVariantName; seconds: number; spare: number };

/** A robot that does not, and why. */
export type UnfitRobot = { name: RobotVariantName; reason: string };

/** The robots that do a transport, the quickest first (among equals the stronger), and those that do not. */
export function rankRobots(transport: Transport): { fitting: FittingRobot[]; unfit: UnfitRobot[] } {
  const fitting: FittingRobot[] = [];
  const unfit: UnfitRobot[] = [];
  for (const name of robotVariantNames) {
    const reason = findObstacle(name, transport);
    if (reason) unfit.push({ name, reason });
    else
      fitting.push({
        name,
        // A move always takes a second at least.
        seconds: Math.max(1, Math.round(transport.distance / robotFigures[name].speed.value)),
        spare: robotFigures[name].payload.value - transport.load,
      });
  }
  fitting.sort((one, other) => one.seconds - other.seconds || other.spare - one.spare);
  return { fitting, unfit };
}

function findObstacle(name: RobotVariantName, { load, from, to }: Transport): string | undefined {
  const { payload } = robotFigures[name];
  const places = robotPlaces[name];
  if (!places.includes(from)) return `It does not take from this: ${placeLabels[from].toLowerCase()}.`;
  if (!places.includes(to)) return `It does not bring to this: ${placeLabels[to].toLowerCase()}.`;
  if (load > payload.value) return `It carries up to ${formatFigure(payload)}.`;
  return undefined;
}
