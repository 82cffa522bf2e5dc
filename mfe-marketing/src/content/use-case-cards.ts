import {
  useCaseAutomatedMaterial,
  useCaseAutomatedStorage,
  useCaseBoxPacking,
  useCaseEndOfLine,
  useCaseInboundOutbound,
} from 'shared-config/media/catalog';
import type { Application } from './application';

/** What a use case's card says; its page says more. */
type UseCaseCard = Pick<Application, 'id' | 'url' | 'title' | 'image' | 'summary'>;

/** The five use-case cards, in the order of the header's menu (specification §2): all that the home page needs of them. */
export const useCaseCards = [
  {
    id: 'solution-end-of-line',
    url: '/use-cases/solution-end-of-line',
    title: 'End of Line',
    image: useCaseEndOfLine,
    summary: 'Full pallets leave the line by themselves, and empty ones are there before anybody asks.',
  },
  {
    id: 'inbound-and-outbound',
    url: '/use-cases/inbound-and-outbound',
    title: 'Inbound and Outbound',
    image: useCaseInboundOutbound,
    summary: 'From the dock to the store and back, with a marked place on the floor as the only building work.',
  },
  {
    id: 'automated-material',
    url: '/use-cases/automated-material',
    title: 'Automated Material Handling',
    image: useCaseAutomatedMaterial,
    summary: 'Lines and machines are supplied on schedule or on demand, by trains and single loads together.',
  },
  {
    id: 'automated-storage',
    url: '/use-cases/automated-storage',
    title: 'Automated Storage',
    image: useCaseAutomatedStorage,
    summary: 'Racks that stand already are served by autonomous forklifts, with the store kept by your own system.',
  },
  {
    id: 'box-packing',
    url: '/use-cases/box-packing',
    title: 'Box Packing',
    image: useCaseBoxPacking,
    summary: 'Packing tables are fed and cleared by conveyor robots, without a conveyor in the way.',
  },
] as const satisfies readonly UseCaseCard[];
