import {
  useCaseAutomatedMaterial,
  useCaseAutomatedStorage,
  useCaseBoxPacking,
  useCaseEndOfLine,
  useCaseInboundOutbound,
} from '../media/catalog';
import type { ApplicationReference } from './application';

/** The five use-case cards, in the order of the header's menu (specification §2): all that the home page needs of them. */
export const useCaseCards = [
  {
    url: '/use-cases/solution-end-of-line',
    title: 'End of Line',
    summary: 'Full pallets leave the line as soon as they are finished, and an empty one is already in place.',
    image: useCaseEndOfLine,
  },
  {
    url: '/use-cases/inbound-and-outbound',
    title: 'Inbound and Outbound',
    summary: 'From the dock to storage and back; stations are marked positions on the floor.',
    image: useCaseInboundOutbound,
  },
  {
    url: '/use-cases/automated-material',
    title: 'Automated Material Handling',
    summary: 'Lines and machines are supplied on schedule or on demand, by tugger trains and single robots.',
    image: useCaseAutomatedMaterial,
  },
  {
    url: '/use-cases/automated-storage',
    title: 'Automated Storage',
    summary: 'Autonomous forklifts serve the racks you have, and your own system manages the stock.',
    image: useCaseAutomatedStorage,
  },
  {
    url: '/use-cases/box-packing',
    title: 'Box Packing',
    summary: 'Conveyor robots feed and clear the packing tables, with no fixed conveyor in the way.',
    image: useCaseBoxPacking,
  },
] as const satisfies readonly Omit<ApplicationReference, 'id' | 'robots' | 'software'>[];
