import type { PictureFile } from 'kit/media/media-file';
import {
  countedClaims,
  countedClaimsBase,
  robotClientsClaim,
  robotHoursClaim,
  robotUptimeClaim,
} from 'shared-config/company-claims';
import {
  chargingLifters,
  controlRoom,
  liftersInAisle,
  machiningLane,
  robotLine,
  warehouseOverview,
} from 'shared-config/media/catalog';
import type { pressFiles } from 'shared-config/media/press-files';
import { robotNames, robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import type { NamedFact } from '../../page/fact-list';

/** A file that the press kit hands out. */
type PressFile = keyof typeof pressFiles;

/** The logo, with the background that it is for. */
type PressLogo = { title: string; ground: 'light' | 'dark'; svg: PressFile; png: PressFile };

/** The whole logo and the mark alone, for light and for dark backgrounds. */
export const pressLogos: readonly PressLogo[] = [
  { title: 'Logo for light backgrounds', ground: 'light', svg: 'logo-light.svg', png: 'logo-light.png' },
  { title: 'Logo for dark backgrounds', ground: 'dark', svg: 'logo-dark.svg', png: 'logo-dark.png' },
  { title: 'Mark for light backgrounds', ground: 'light', svg: 'mark-light.svg', png: 'mark-light.png' },
  { title: 'Mark for dark backgrounds', ground: 'dark', svg: 'mark-dark.svg', png: 'mark-dark.png' },
];

/** A picture, and the file of it for print. */
type PressPicture = { title: string; image: PictureFile; file: PressFile };

/** Pictures in print resolution. */
export const pressPictures: readonly PressPicture[] = [
  { title: `All six ${site.robotLineName} robots`, image: robotLine, file: 'robot-line.jpg' },
  { title: 'Two lifters in an aisle', image: liftersInAisle, file: 'lifters-in-aisle.jpg' },
  { title: 'A lifter and a tugger train between machines', image: machiningLane, file: 'machining-lane.jpg' },
  { title: 'Lifters at their chargers', image: chargingLifters, file: 'charging-lifters.jpg' },
  { title: 'A control room with plan and fleet', image: controlRoom, file: 'control-room.jpg' },
  { title: 'A whole warehouse from above', image: warehouseOverview, file: 'warehouse-overview.jpg' },
];

const sentence = `${site.companyName} makes autonomous mobile robots, automated guided vehicles and ${site.platformName}, the no-code, vendor-agnostic platform that links them with the rest of a plant.`;
const proof = `${site.robotLineName} robots have worked ${robotHoursClaim} for ${robotClientsClaim}, with ${robotUptimeClaim}.`;

/** The company in three lengths, to be copied. */
export const pressTexts: readonly { title: string; text: string }[] = [
  { title: 'In a sentence', text: sentence },
  {
    title: 'In a paragraph',
    text: `${sentence} The company was founded in Pune, India, in 2014, and has a training centre in Chennai and an office in Stuttgart, Germany. ${proof}`,
  },
  {
    title: 'In two paragraphs',
    text: `${sentence} Its two parts are the Integrator, which communicates with controllers, conveyors, doors and business systems, and the Fleet Manager, which runs maps, traffic, missions and charging for robots of any brand. Missions are built without code, by the people who know the process.\n\nThe six ${site.robotLineName} robots lift, convey, stack and pull loads of up to 1500 kg in manufacturing, food and beverage, automotive plants and distribution centres. The company was founded in Pune, India, in 2014 by five engineers. It develops and assembles there, trains planners and operators in Chennai, and looks after partners and projects in Central Europe from Stuttgart, Germany. ${proof}`,
  },
];

/** What journalists look up. */
export const pressFacts: readonly NamedFact[] = [
  { name: 'Founded', value: '2014 in Pune, India, by five engineers' },
  {
    name: 'Robots',
    value: `${robotVariantNames.map((name) => robotNames[name]).join(', ')}: the six of the ${site.robotLineName} line`,
  },
  { name: 'Software', value: `${site.platformName}, with Integrator and Fleet Manager` },
  ...countedClaims.map(({ value, suffix, label }) => ({
    name: label,
    value: `${value}${suffix}. ${countedClaimsBase}`,
  })),
  {
    name: `${site.robotLineName} robots alone`,
    value: `${robotHoursClaim}, ${robotClientsClaim}, ${robotUptimeClaim}`,
  },
  { name: 'Locations', value: 'Pune and Chennai, India; Stuttgart, Germany' },
];
