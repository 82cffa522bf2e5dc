import { examplePrices } from 'shared-config/robots/robot-use';
import * as v from 'valibot';
import { mapFields } from '../../query/form-values';
import { type FigureField, figure, formatNumber } from '../figure-field';

/** Currencies to write amounts in; nothing is converted. */
export const currencies = ['EUR', 'USD', 'GBP', 'INR'] as const;

/** A currency. */
export type Currency = (typeof currencies)[number];

/** The numbers that the calculator asks for, with an example that it begins with: the fleet of the other calculator's. */
export const planFields = {
  people: {
    label: 'People per shift',
    initial: 2,
    min: 0.1,
    max: 500,
    hint: 'Whose work the robots take over. Half a position counts as 0.5.',
  },
  shifts: { label: 'Shifts per day', initial: 2, min: 1, max: 4 },
  hours: { label: 'Hours per shift', unit: 'h', initial: 8, min: 1, max: 12 },
  days: { label: 'Working days per year', initial: 250, min: 1, max: 366 },
  wage: {
    label: 'Labour cost per hour',
    initial: 30,
    min: 1,
    max: 100_000,
    hint: 'Wages plus all other employer costs.',
  },
  robots: { label: 'Robots', initial: 5, min: 1, max: 1000 },
  price: { label: 'Price per robot', initial: examplePrices.robot, min: 0, max: 100_000_000 },
  project: {
    label: 'Project cost, once',
    initial: examplePrices.project,
    min: 0,
    max: 1_000_000_000,
    hint: 'Software, integration, start-up and training.',
  },
  running: {
    label: 'Running cost per year',
    initial: 30_000,
    min: 0,
    max: 1_000_000_000,
    hint: 'Service, licences, electricity and spare parts.',
  },
  years: { label: 'Years of use', initial: 7, min: 1, max: 25 },
} as const satisfies Readonly<Record<string, FigureField>>;

const exampleCurrency: Currency = 'EUR';

/** The form before anything is asked: the worked example. */
export const examplePlan = {
  currency: exampleCurrency,
  ...mapFields(planFields, (name) => String(planFields[name].initial)),
};

const planEntries = {
  currency: v.fallback(v.picklist(currencies), exampleCurrency),
  ...mapFields(planFields, (name) => figure(planFields[name])),
};

/** Hours of a day: shifts follow one another. */
export const hoursOfDay = 24;

/** The plan in the query; a currency that does not exist is that of the example. */
export const planSchema = v.pipe(
  v.object(planEntries),
  v.forward(
    v.partialCheck(
      [['shifts'], ['hours']],
      ({ shifts, hours }) => shifts * hours <= hoursOfDay,
      ({ input: { shifts, hours } }) =>
        `${formatNumber(shifts)} shifts of ${formatNumber(hours)} h are ${formatNumber(shifts * hours)} h a day, which has ${hoursOfDay}. Enter fewer or shorter shifts.`,
    ),
    ['hours'],
  ),
);

/** The form as understood. */
export type AskedPlan = v.InferOutput<typeof planSchema>;
