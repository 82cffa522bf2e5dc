/** A question, what is searched for, the page and section that answer it, and the answer there. */
export type PlantQuestion = { question: string; query: string; path: string; section: string; answer: string };

/** What engineers of a plant ask of the site. */
export const plantQuestions: readonly PlantQuestion[] = [
  {
    question: 'Which robot carries a load of one and a half tons?',
    query: '1.5 t',
    path: '/products/mag-product?product=lifter',
    section: 'MAG Lifter',
    answer: 'lifts payloads up to 1.5 tons',
  },
  {
    question: 'How wide must an aisle be for the fork?',
    query: 'fork aisle width',
    path: '/products/mag-product?product=fork',
    section: 'Technical data',
    answer: 'Aisle, one way',
  },
  {
    question: 'Which safety standard do the vehicles meet?',
    query: 'ISO 3691',
    path: '/products/mag-product?product=fork',
    section: 'Technical data',
    answer: 'ISO 3691-4',
  },
  {
    question: 'Can vehicles of other makes be connected by VDA 5050?',
    query: 'VDA 5050',
    path: '/news',
    section: 'SyncOS connects more fleets through VDA 5050',
    answer: 'one traffic control assigns lanes and crossings to both',
  },
  {
    question: 'Who in the pharmaceutical industry uses them?',
    query: 'pharma',
    path: '/case-study/solvane-drum-store',
    section: 'Case study: Solvane Pharma',
    answer: '1,240 locations',
  },
  {
    question: 'Which robot hands a load over to a conveyor?',
    query: 'conveyor',
    path: '/products/mag-product?product=singleConveyor',
    section: 'MAG Single Conveyor',
    answer: 'connects conveyor lines',
  },
  {
    question: 'How many robots do we need?',
    query: 'how many robots do we need',
    path: '/products/robot-count',
    section: 'How many robots do you need?',
    answer: 'moves per hour',
  },
  {
    question: 'When does it pay for itself?',
    query: 'payback',
    path: '/products/savings',
    section: 'How the payback is calculated',
    answer: 'payback',
  },
  {
    question: 'Do our PLC programs have to be rewritten?',
    query: 'PLC programs',
    path: '/solutions/automated-manufacturing',
    section: 'Do our PLC programs have to be rewritten?',
    answer: 'PLC',
  },
  {
    question: 'Do they work in a cold store?',
    query: 'cold store temperature',
    path: '/industries/industry-fmcg',
    section: 'Can robots work in wet or cold areas?',
    answer: 'cold',
  },
];
