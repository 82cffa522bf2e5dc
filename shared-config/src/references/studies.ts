import type { LogoFile, PictureFile } from 'kit/media/media-file';
import {
  caseBottling,
  caseCrossDock,
  caseDrumStore,
  caseGearbox,
  caseOrderPacking,
  casePalletising,
} from '../media/catalog';
import {
  clientBoxharbour,
  clientHelixMotors,
  clientNordhavnFoods,
  clientOrbanLogistics,
  clientSolvanePharma,
  clientStahlwerkIlm,
} from '../media/catalog/client-logos';
import type { RobotVariantName } from '../robots/robot-names';
import type { SoftwareId } from './application';
import type { industryReferences } from './industries';
import type { solutionReferences } from './solutions';
import type { useCaseReferences } from './use-cases';

/** Address of a use case, an industry or a solution. */
export type ApplicationUrl =
  | (typeof useCaseReferences)[number]['url']
  | (typeof industryReferences)[number]['url']
  | (typeof solutionReferences)[number]['url'];

/** A plant's measurement before and after; the unit with the space before it, and what was counted. Fewer is better. */
type MeasuredChange = { before: number; after: number; unit: '' | ' min' | ' s' | '%'; text: string };

/**
 * A case study as other pages name it. Its subjects are listed here alone: the pages of robots, software, use cases, industries and
 * solutions find it by this.
 */
export type StudyReference = {
  id: string;
  /** Day on which it appeared: after all that it has measured. */
  published: string;
  title: string;
  client: string;
  /** Its industry; 'Manufacturing' has no page of its own. */
  category: (typeof industryReferences)[number]['title'] | 'Manufacturing';
  image: PictureFile;
  /** The client's mark. */
  logo: LogoFile;
  /** The first figure of its text, before and after, for pages that name the study. */
  change: MeasuredChange;
  /** A sentence of who is quoted in its text. */
  quote: { text: string; name: string };
  applications: readonly ApplicationUrl[];
  robots: readonly RobotVariantName[];
  software: readonly SoftwareId[];
};

const studyReferences = [
  {
    id: 'nordhavn-bottling',
    published: '2025-10-20',
    title: 'Pallets leave two bottling lines without a truck',
    client: 'Nordhavn Foods',
    category: 'FMCG and F&B',
    image: caseBottling,
    logo: clientNordhavnFoods,
    change: { before: 142, after: 9, unit: ' min', text: 'lost a week because a full pallet was not collected' },
    quote: {
      text: 'On the first night without a driver I stayed until four in the morning, waiting for something to go wrong.',
      name: 'Ingrid Dahl',
    },
    applications: ['/use-cases/solution-end-of-line', '/industries/industry-fmcg'],
    robots: ['lifter'],
    software: ['integrator', 'fleet-manager'],
  },
  {
    id: 'helix-gearbox-line',
    published: '2025-10-06',
    title: 'Gearboxes and small parts on one timetable',
    client: 'Helix Motors',
    category: 'Auto and Heavy Machinery',
    image: caseGearbox,
    logo: clientHelixMotors,
    change: { before: 4.6, after: 0.3, unit: '', text: 'line stops a week for missing material' },
    quote: {
      text: 'Now there is one timetable, and it belongs to the line.',
      name: 'Jonas Reiter',
    },
    applications: [
      '/use-cases/automated-material',
      '/industries/automotive-industry',
      '/solutions/manufacturing-production',
    ],
    robots: ['lifter', 'agvTugger'],
    software: ['integrator', 'fleet-manager'],
  },
  {
    id: 'orban-cross-dock',
    published: '2025-09-22',
    title: 'A cross-dock sorted before the first route leaves',
    client: 'Orban Logistics',
    category: 'Distribution Centers',
    image: caseCrossDock,
    logo: clientOrbanLogistics,
    change: { before: 2.4, after: 1.1, unit: '', text: 'moves of each pallet on the floor' },
    quote: {
      text: 'The plan still changes at half past four. The difference is that nobody has to run.',
      name: 'Marta Orban',
    },
    applications: ['/use-cases/inbound-and-outbound', '/industries/distribution', '/solutions/inbound'],
    robots: ['fork'],
    software: ['fleet-manager'],
  },
  {
    id: 'boxharbour-packing',
    published: '2025-09-08',
    title: 'Twenty packing tables, and nobody fetches totes',
    client: 'BoxHarbour',
    category: 'Distribution Centers',
    image: caseOrderPacking,
    logo: clientBoxharbour,
    change: { before: 34, after: 9, unit: '%', text: 'of a packer’s shift spent walking' },
    quote: {
      text: 'We looked at a conveyor first. It would have been in the way from the day it was finished.',
      name: 'Priya Nair',
    },
    applications: ['/use-cases/box-packing', '/industries/distribution', '/solutions/box-packaging'],
    robots: ['singleConveyor', 'dualConveyor'],
    software: ['fleet-manager', 'integrator'],
  },
  {
    id: 'solvane-drum-store',
    published: '2025-08-25',
    title: 'Drums in existing racks, stored without a driver',
    client: 'Solvane Pharma',
    category: 'Manufacturing',
    image: caseDrumStore,
    logo: clientSolvanePharma,
    change: { before: 17, after: 0, unit: '', text: 'pallets in the wrong location' },
    quote: {
      text: 'I can tell an auditor where a batch stands without getting up.',
      name: 'Dr Elena Voss',
    },
    applications: ['/use-cases/automated-storage'],
    robots: ['counterBalance'],
    software: ['integrator'],
  },
  {
    id: 'stahlwerk-palletising',
    published: '2025-07-14',
    title: 'From the palletising cell to the wrapper, through one door',
    client: 'Stahlwerk Ilm',
    category: 'Manufacturing',
    image: casePalletising,
    logo: clientStahlwerkIlm,
    change: { before: 48, after: 11, unit: ' s', text: 'average wait at the door' },
    quote: {
      text: 'Nobody asked us to scrap the robots we had. That is the only reason we went on talking.',
      name: 'Matthias Kern',
    },
    applications: [
      '/use-cases/solution-end-of-line',
      '/solutions/fleet-management',
      '/solutions/automated-manufacturing',
    ],
    robots: ['lifter', 'fork'],
    software: ['fleet-manager', 'integrator'],
  },
] as const satisfies readonly StudyReference[];

/** Name of a case study, as it stands in its address. */
export type StudyId = (typeof studyReferences)[number]['id'];

/** All case studies, newest first. */
export const studies: readonly (StudyReference & { id: StudyId })[] = studyReferences;

/** The plant's figure now, with its unit. */
export const writeChange = ({ after, unit }: MeasuredChange) => `${after}${unit}`;

/** The counted thing, and its count before. */
export const describeChange = ({ before, unit, text }: MeasuredChange) =>
  `${text}, down from ${before}${unit === '%' ? unit : ''}`;

/** Address of a case study. */
export const studyPath = (id: string) => `/case-study/${id}`;
