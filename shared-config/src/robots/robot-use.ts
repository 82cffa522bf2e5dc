import { robotUptimeClaim } from '../company-claims';
import { site } from '../site';

/** The prices with which the calculator of savings begins, in euros: an example to plan with, and no offer. */
export const examplePrices = { robot: 45_000, project: 75_000 } as const;

/** Weeks from the survey to full operation: the shortest and the longest project of the case studies. */
export const projectWeeks = { from: 5, to: 14 } as const;

const euros = (amount: number) => amount.toLocaleString('en-GB');

/** The price of a robot in a fleet, with its share of the project. */
const priceWithProject = (robots: number) => examplePrices.robot + examplePrices.project / robots;

/** The price of a robot, as a range with what it rests on, in words. */
export const priceInWords = `In the offer. Our assumption to plan with, and no price: EUR ${euros(priceWithProject(20))} a robot in a fleet of twenty, EUR ${euros(priceWithProject(1))} for a single one, if a robot of any kind is EUR ${euros(examplePrices.robot)} and the project EUR ${euros(examplePrices.project)}`;

/** The reasons for a higher or lower price. */
export const priceReasons =
  'The project costs about the same for one robot as for several: survey, interfaces, start-up and training. It grows with the number of machines, doors and lifts, and with what has to be validated.';

/** How long it takes until robots are at work, in words. */
export const leadTimeInWords = `In the offer. From the survey to full operation our six case studies took ${projectWeeks.from} to ${projectWeeks.to} weeks`;

/** The promise about defects, in words. */
export const warrantyInWords =
  'Liability for defects by the law of the contract, its time in the offer. No guarantee beyond it is offered';

/** The questions of engineers about every robot of the line, and what is not offered, not certified or not measured, said as such. */
export const robotUse: readonly (readonly [question: string, answer: string])[] = [
  ['Performance levels', 'Our design targets by ISO 13849-1. Not certified by a test house'],
  ['IP class', 'Not certified: not tested by IEC 60529. For dry halls, indoors'],
  ['Cleanroom', 'Not offered: no class by ISO 14644-1, particles not measured'],
  ['Explosive atmospheres (ATEX)', 'Not certified by 2014/34/EU: not for any zone'],
  [
    'SAP (S/4HANA, EWM, ECC)',
    `Through ${site.platformName}, by web services or files, set up in the project. No interface is certified by SAP`,
  ],
  ['MTBF', `Not measured for a robot alone. All fleets on average: ${robotUptimeClaim}`],
  ['Warranty', warrantyInWords],
  ['Lead time', leadTimeInWords],
  ['Price', priceInWords],
];
