import {
  caseBottling,
  caseCrossDock,
  caseDrumStore,
  caseGearbox,
  caseOrderPacking,
  casePalletising,
} from '../media/catalog';
import type { PictureFile } from '../media/media-file';
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

/** A case study as other pages name it. What it is about is said here alone: the pages of robots, software, use cases, industries and solutions find it by this. */
export type StudyReference = {
  id: string;
  title: string;
  client: string;
  /** Its industry; 'Manufacturing' has no page of its own. */
  category: (typeof industryReferences)[number]['title'] | 'Manufacturing';
  image: PictureFile;
  /** The first figure of its text, for pages that name the study. */
  figure: { value: string; text: string };
  applications: readonly ApplicationUrl[];
  robots: readonly RobotVariantName[];
  software: readonly SoftwareId[];
};

const studyReferences = [
  {
    id: 'nordhavn-bottling',
    title: 'Pallets leave two bottling lines without a truck',
    client: 'Nordhavn Foods',
    category: 'FMCG and F&B',
    image: caseBottling,
    figure: { value: '9 min', text: 'lost a week because a full pallet was not collected, down from 142' },
    applications: ['/use-cases/solution-end-of-line', '/industries/industry-fmcg'],
    robots: ['lifter'],
    software: ['integrator', 'fleet-manager'],
  },
  {
    id: 'helix-gearbox-line',
    title: 'Gearboxes and small parts on one timetable',
    client: 'Helix Motors',
    category: 'Auto and Heavy Machinery',
    image: caseGearbox,
    figure: { value: '0.3', text: 'line stops a week for missing material, down from 4.6' },
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
    title: 'A cross-dock sorted before the first route leaves',
    client: 'Orban Logistics',
    category: 'Distribution Centers',
    image: caseCrossDock,
    figure: { value: '1.1', text: 'moves of each pallet on the floor, down from 2.4' },
    applications: ['/use-cases/inbound-and-outbound', '/industries/distribution', '/solutions/inbound'],
    robots: ['fork'],
    software: ['fleet-manager'],
  },
  {
    id: 'boxharbour-packing',
    title: 'Twenty packing tables, and nobody fetches totes',
    client: 'BoxHarbour',
    category: 'Distribution Centers',
    image: caseOrderPacking,
    figure: { value: '9%', text: 'of a packer’s shift spent walking, down from 34%' },
    applications: ['/use-cases/box-packing', '/industries/distribution', '/solutions/box-packaging'],
    robots: ['singleConveyor', 'dualConveyor'],
    software: ['fleet-manager', 'integrator'],
  },
  {
    id: 'solvane-drum-store',
    title: 'Drums in existing racks, stored without a driver',
    client: 'Solvane Pharma',
    category: 'Manufacturing',
    image: caseDrumStore,
    figure: { value: '0', text: 'pallets in the wrong location, down from 17' },
    applications: ['/use-cases/automated-storage'],
    robots: ['counterBalance'],
    software: ['integrator'],
  },
  {
    id: 'stahlwerk-palletising',
    title: 'From the palletising cell to the wrapper, through one door',
    client: 'Stahlwerk Ilm',
    category: 'Manufacturing',
    image: casePalletising,
    figure: { value: '11 s', text: 'average wait at the door, down from 48' },
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

/** Address of a case study. */
export const studyPath = (id: string) => `/case-study/${id}`;
