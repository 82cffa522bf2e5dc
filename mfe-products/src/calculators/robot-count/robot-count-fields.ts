import { longest, planningBasis, shortest } from 'shared-config/robots/planning-basis';
import { robotKeyFigures, speedWithLoad } from 'shared-config/robots/robot-key-figures';
import { type RobotVariantName, robotVariantNames } from 'shared-config/robots/robot-names';
import * as v from 'valibot';
import { mapFields } from '../../query/form-values';
import { type FigureField, figure } from '../figure-field';
import type { Transport } from './count-robots';

/** When robots are charged: its value in the query, and what people call it. */
export const chargingChoices = {
  during: 'During the shift',
  between: 'Between shifts',
} as const;

/** The numbers that the calculator asks for, with an example that it begins with. */
export const transportFields = {
  moves: { label: 'Moves per hour', initial: 45, min: 1, max: 1000, hint: 'In your busiest hour.' },
  loaded: {
    label: 'Distance with load',
    isDistance: true,
    initial: 120,
    min: 1,
    max: 5000,
    hint: 'From pick-up to drop-off, along the aisles.',
  },
  empty: {
    label: 'Distance empty',
    isDistance: true,
    initial: 90,
    min: 0,
    max: 5000,
    hint: 'From drop-off to the next pick-up, on average.',
  },
  handling: {
    label: 'Handling time per move',
    unit: 's',
    initial: 60,
    min: 0,
    max: 1800,
    hint: 'Pick-up and drop-off together.',
  },
  pace: {
    label: 'Average speed',
    unit: '% of operating speed',
    initial: planningBasis.pace,
    min: 10,
    max: 100,
    hint: 'Robots slow down for corners, doors and people.',
  },
  availability: {
    label: 'Technical availability',
    unit: '%',
    initial: planningBasis.availability,
    min: 50,
    max: 100,
    hint: 'Share of time without faults or maintenance.',
  },
  utilisation: {
    label: 'Utilisation limit',
    unit: '%',
    initial: planningBasis.utilisation,
    min: 10,
    max: 95,
    hint: `Above ${planningBasis.utilisation}%, loads start to queue.`,
  },
} as const satisfies Readonly<Record<string, FigureField>>;

/** The fields that hold m in the query. */
export const distanceFields = ['loaded', 'empty'] as const satisfies readonly (keyof typeof transportFields)[];

const exampleRobot: RobotVariantName = 'lifter';
const exampleCharging = 'during';

/** The form before anything is asked: the worked example. */
export const exampleTransport = {
  robot: exampleRobot,
  charging: exampleCharging,
  ...mapFields(transportFields, (name) => String(transportFields[name].initial)),
};

const charging = Object.keys(chargingChoices) as (keyof typeof chargingChoices)[];

/** The transport in the query; a robot or a way of charging that does not exist is that of the example. */
export const transportSchema = v.object({
  robot: v.fallback(v.picklist(robotVariantNames), exampleRobot),
  charging: v.fallback(v.picklist(charging), exampleCharging),
  ...mapFields(transportFields, (name) => figure(transportFields[name])),
});

/** The form as understood. */
export type AskedTransport = v.InferOutput<typeof transportSchema>;

/** The transport of the form, with the robot's own figures: the shortest run time that it is stated with, the longest charge time. */
export function readTransport(asked: AskedTransport): Transport {
  const { speed, runTime, chargeTime } = robotKeyFigures[asked.robot];
  return {
    ...asked,
    speed: { loaded: (speedWithLoad(asked.robot).value * asked.pace) / 100, empty: (speed.value * asked.pace) / 100 },
    battery: asked.charging === 'between' ? null : { runTime: shortest(runTime), chargeTime: longest(chargeTime) },
    availability: asked.availability / 100,
    utilisation: asked.utilisation / 100,
  };
}
