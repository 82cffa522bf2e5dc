import { blogRoutes, caseCrossDock, caseOrderPacking, casePalletising, workAgvTugger } from '../media/catalog';
import type { ApplicationReference } from './application';

/** The five solutions whose pages the specification hints at (§2 Other routes); their addresses are ours. */
export const solutionReferences = [
  {
    id: 'fleet-management',
    url: '/solutions/fleet-management',
    title: 'Fleet Management',
    summary: 'One map, one mission queue and one set of traffic rules for robots of every brand.',
    image: blogRoutes,
    robots: ['lifter', 'fork', 'agvTugger'],
    software: 'fleet-manager',
  },
  {
    id: 'inbound',
    url: '/solutions/inbound',
    title: 'Inbound',
    summary: 'Docks that are clear again before the next lorry backs in.',
    image: caseCrossDock,
    robots: ['fork', 'counterBalance'],
    software: 'integrator',
  },
  {
    id: 'manufacturing-production',
    url: '/solutions/manufacturing-production',
    title: 'Manufacturing Production',
    summary: 'Raw material to the machine, parts to the next one, finished goods to dispatch: all on demand.',
    image: workAgvTugger,
    robots: ['lifter', 'agvTugger'],
    software: 'syncos',
  },
  {
    id: 'automated-manufacturing',
    url: '/solutions/automated-manufacturing',
    title: 'Automated Manufacturing',
    summary: 'Cells, conveyors, doors and robots that hand over to each other without manual work.',
    image: casePalletising,
    robots: ['lifter', 'singleConveyor', 'dualConveyor'],
    software: 'integrator',
  },
  {
    id: 'box-packaging',
    url: '/solutions/box-packaging',
    title: 'Box Packaging',
    summary: 'Robots bring totes and take cartons away, so packers stay at their tables.',
    image: caseOrderPacking,
    robots: ['singleConveyor', 'dualConveyor'],
    software: 'fleet-manager',
  },
] as const satisfies readonly ApplicationReference[];
