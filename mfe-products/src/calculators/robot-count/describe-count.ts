import type { UnitSystem } from 'shared-config/robots/convert-figure';
import { type RobotVariantName, robotNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { inUnits, unitOf } from '../../query/quantities';
import type { CalculatorResult } from '../calculator-frame';
import { formatNumber, formatShare } from '../figure-field';
import { busyShare, countRobots, type Transport } from './count-robots';
import { type AskedTransport, readTransport } from './robot-count-fields';

/** The name of a robot in a sentence, such as `MAG Lifter`. */
export const nameOf = (robot: RobotVariantName) => `${site.robotLineName} ${robotNames[robot]}`;

/** The number of robots for a transport, in words and step by step. */
export function describeCount(asked: AskedTransport, units: UnitSystem): CalculatorResult & { robots: number } {
  const transport = readTransport(asked);
  const { drivingLoaded, drivingEmpty, cycle, ready, movesPerRobot, exact, robots } = countRobots(transport);
  const { moves, loaded, empty, handling, speed, battery } = transport;
  const fleet = `${formatNumber(robots)} ${nameOf(asked.robot)} ${robots === 1 ? 'robot' : 'robots'}`;
  const drive = (metres: number, speed: number) => describeDrive(metres, speed, asked.pace, units);
  const [limit, availability] = [`${asked.utilisation}%`, `${asked.availability}%`];
  return {
    robots,
    headline: fleet,
    text: `Busy for ${formatShare(busyShare(transport, robots))} of the working time at ${formatNumber(moves)} moves per hour. ${describeOneFewer(transport, robots - 1, limit)}`,
    steps: [
      {
        label: 'Driving with load',
        calculation: drive(loaded, speed.loaded),
        result: formatSeconds(drivingLoaded),
      },
      {
        label: 'Driving empty',
        calculation: drive(empty, speed.empty),
        result: formatSeconds(drivingEmpty),
      },
      {
        label: 'Cycle',
        calculation: `${formatSeconds(drivingLoaded)} + ${formatSeconds(drivingEmpty)} + ${formatSeconds(handling)} handling`,
        result: formatSeconds(cycle),
      },
      {
        label: 'Charging factor',
        calculation: battery
          ? `${battery.runTime} h ÷ (${battery.runTime} h + ${battery.chargeTime} h)`
          : 'Charging between shifts',
        result: formatShare(ready),
      },
      {
        label: 'Moves per hour of one robot',
        calculation: `3600 s × ${formatShare(ready)} × ${availability} × ${limit} ÷ ${formatSeconds(cycle)}`,
        result: formatNumber(movesPerRobot, 2),
      },
      {
        label: 'Robots',
        calculation: `${formatNumber(moves)} ÷ ${formatNumber(movesPerRobot, 2)} = ${formatNumber(exact, 2)}, rounded up`,
        result: formatNumber(robots),
      },
    ],
    interest: `${fleet} for ${formatNumber(moves)} moves per hour`,
  };
}

function describeOneFewer(transport: Transport, robots: number, limit: string): string {
  if (robots === 0) return 'One robot is enough.';
  const busy = busyShare(transport, robots);
  if (busy > 1) return `With ${formatNumber(robots)}, the work would pile up.`;
  const share = formatShare(busy);
  return share === limit
    ? `With ${formatNumber(robots)} it would be just above your limit of ${limit}.`
    : `With ${formatNumber(robots)} it would be ${share}, above your limit of ${limit}.`;
}

const formatSeconds = (seconds: number) => `${formatNumber(seconds)} s`;

/** 120 m at 1.2 m/s, a pace of 80% → `120 m ÷ 1.2 m/s (80% of 1.5 m/s)`. */
function describeDrive(metres: number, speed: number, pace: number, units: UnitSystem): string {
  const unit = unitOf('distance', units);
  const write = (value: number, decimals: number) => formatNumber(inUnits('distance', value, units), decimals);
  return `${write(metres, 1)} ${unit} ÷ ${write(speed, 3)} ${unit}/s (${pace}% of ${write((100 * speed) / pace, 3)} ${unit}/s)`;
}
