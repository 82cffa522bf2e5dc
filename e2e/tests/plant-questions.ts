/** A question, the query, the page and section that answer it, and the answer there. */
export type PlantQuestion = { question: string; query: string; path: string; section: string; answer: string };

/** The questions of a plant's engineers to the site. */
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
    query: 'fork ISO 3691',
    path: '/products/mag-product?product=fork',
    section: 'Technical data',
    answer: 'ISO 3691-4',
  },
  {
    question: 'Can vehicles of other makes be connected by VDA 5050?',
    query: 'VDA 5050',
    path: '/reports/mixed-fleets',
    section: 'Mixed fleets: what VDA 5050 covers and what it does not',
    answer: 'vehicles of different makers can be given orders by one master control',
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
    question: 'How far must the field of a safety scanner reach?',
    query: 'safety scanner distance',
    path: '/blogs/what-a-safety-scanner-sees',
    section: 'What a safety scanner sees',
    answer: 'ISO 13855',
  },
  {
    question: 'Which signals do a conveyor and a robot exchange?',
    query: 'conveyor handshake',
    path: '/blogs/conveyor-handshake',
    section: 'signal by signal',
    answer: 'locks its wheels',
  },
  {
    question: 'When do robots charge if we work in shifts?',
    query: 'charging between shifts',
    path: '/blogs/planning-around-charging',
    section: 'How to make your own plan',
    answer: 'Plan C: charge when people rest',
  },
  {
    question: 'Does a train on a timetable need fewer robots than calls do?',
    query: 'timetable or call',
    path: '/blogs/milk-runs',
    section: 'Milk runs',
    answer: '312 m',
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
