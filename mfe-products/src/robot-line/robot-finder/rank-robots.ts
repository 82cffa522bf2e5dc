import { type RobotVariantName, robotVariantNames } from 'shared-config/robots';
import { type Place, placeLabels, robotAbilities } from '../robot-abilities';
import { figureNumber, figureText } from '../robot-figures';

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
        seconds: Math.max(1, Math.round(transport.distance / figureNumber(name, 'speed'))),
        spare: figureNumber(name, 'payload') - transport.load,
      });
  }
  fitting.sort((one, other) => one.seconds - other.seconds || other.spare - one.spare);
  return { fitting, unfit };
}

function findObstacle(name: RobotVariantName, { load, from, to }: Transport): string | undefined {
  const { places } = robotAbilities[name];
  if (!places.includes(from)) return `It does not take from this: ${placeLabels[from].toLowerCase()}.`;
  if (!places.includes(to)) return `It does not bring to this: ${placeLabels[to].toLowerCase()}.`;
  if (load > figureNumber(name, 'payload')) return `It carries up to ${figureText(name, 'payload')}.`;
  return undefined;
}
