import { site } from 'shared-config/site';

/** A question and its answer, as text or as a list (specification §3 FAQ item). */
export type FrequentQuestion = { question: string; answer: string | readonly string[] };

/** The six questions of the home page (specification §9). */
export const frequentQuestions: readonly FrequentQuestion[] = [
  {
    question: 'Do we have to change our building to use mobile robots?',
    answer: `No. ${site.robotLineName} robots find their way by what is already there: walls, racks and columns, seen by laser scanners. There are no rails or floor loops to lay. What helps is a level, clean floor and lanes that are kept free.`,
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
    answer: `No. ${site.platformName} is a no-code platform: missions are put together from steps on a screen, by the people who know the process. They can be changed the same way when the process changes.`,
  },
  {
    question: 'How long do the robots run, and how long do they charge?',
    answer: `The lifter, conveyor and fork variants run 7–9 hours on a charge and the counterbalance and tugger variants 8 hours. Charging takes up to 2 hours, and the fleet manager sends each robot to charge when it is needed least.`,
  },
  {
    question: 'How much can they carry?',
    answer: ['Lifter, dual conveyor, fork, counterbalance and AGV tugger: 1500 kg', 'Single conveyor: 1000 kg'],
  },
  {
    question: 'What happens after we get in touch?',
    answer: [
      'We call you to understand the material flow, the loads and the distances.',
      'We propose robots and missions, and name what has to be integrated.',
      'You see the proposal at work before you decide.',
    ],
  },
];
