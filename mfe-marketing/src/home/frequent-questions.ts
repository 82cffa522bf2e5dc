import { site } from 'shared-config/site';

/** A question and its answer, as text or as a list (specification §3 FAQ item). */
export type FrequentQuestion = { question: string; answer: string | readonly string[] };

/** The six questions of the home page (specification §9). */
export const frequentQuestions: readonly FrequentQuestion[] = [
  {
    question: 'Do we have to change our building to use mobile robots?',
    answer: `No. ${site.robotLineName} robots navigate by the walls, racks and columns that their laser scanners see. There are no rails or floor loops to install. A level, clean floor and clear lanes help.`,
  },
  {
    question: `Which systems does ${site.platformName} connect to?`,
    answer: [
      'Warehouse, production and resource planning systems (WMS, MES, ERP)',
      'Machine controllers (PLCs), conveyors, doors and lifts',
      'Mobile robots of other brands: the platform is vendor-agnostic',
    ],
  },
  {
    question: 'Do we need programmers to set up missions?',
    answer: `No. ${site.platformName} is a no-code platform: the people who know the process build missions from steps on a screen, and change them the same way.`,
  },
  {
    question: 'How long do the robots run, and how long do they charge?',
    answer: `The lifter, conveyor and fork variants run 7–9 hours on a charge and the counterbalance and tugger variants 8 hours. Charging takes up to 2 hours, and the fleet manager sends robots to charge when demand is lowest.`,
  },
  {
    question: 'How much can they carry?',
    answer: ['Lifter, dual conveyor, fork, counterbalance and AGV tugger: 1500 kg', 'Single conveyor: 1000 kg'],
  },
  {
    question: 'What happens after we get in touch?',
    answer: [
      'We call you about the material flow, the loads and the distances.',
      'We propose robots and missions, and list what has to be integrated.',
      'You see the proposal in operation before you decide.',
    ],
  },
];
