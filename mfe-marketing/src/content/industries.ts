import { industryAutomotive, industryDistribution, industryFmcg } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import type { Application } from './application';

/** The three industries of 'Industries We Serve' (specification §2). */
export const industries: readonly Application[] = [
  {
    id: 'industry-fmcg',
    url: '/industries/industry-fmcg',
    title: 'FMCG and F&B',
    image: industryFmcg,
    summary: 'Fast lines, heavy pallets and three shifts: material has to move at the pace of filling and packing.',
    headings: {
      problem: 'A pallet every few minutes, round the clock',
      flow: 'From packaging in to orders out',
      means: 'Three robots for three kinds of load',
      results: 'Lines that do not wait for a truck',
    },
    problem:
      'A filling line makes a pallet every few minutes, round the clock, and a promotion doubles that for a week. Forklift traffic grows with it, in plants where hygiene zones and people on foot leave little room for it.',
    measure: { value: '480', text: 'pallets a day leave a line that finishes one every three minutes.' },
    flow: {
      places: [
        {
          name: 'Packaging store',
          kind: 'rack',
          signal: 'line 2 needs caps',
          next: { robot: 'singleConveyor', load: 'caps and cartons' },
        },
        {
          name: 'Filling line',
          kind: 'line',
          signal: 'pallet is finished',
          next: { robot: 'lifter', load: 'full pallets' },
        },
        {
          name: 'Batch buffer',
          kind: 'floor',
          signal: 'batch is released',
          next: { robot: 'fork', load: 'whole orders' },
        },
        { name: 'Dock', kind: 'dock', signal: 'lorry is here' },
      ],
      back: { robot: 'lifter', load: 'empty pallets' },
    },
    steps: [
      {
        title: 'Packaging in',
        text: 'Film, caps and cartons reach the line before its stock runs out, called by the line itself.',
      },
      {
        title: 'Pallets out',
        text: 'Lifters fetch finished pallets at the palletiser and leave an empty one in its place.',
      },
      { title: 'Buffer', text: 'Pallets wait by batch and date where the store has room, first in, first out.' },
      { title: 'Dispatch', text: 'Fork robots stage whole orders at the dock in the order of the route.' },
    ],
    robots: ['lifter', 'singleConveyor', 'fork'],
    software: 'syncos',
    results: [
      { value: '3 shifts', text: 'on which no line waits for a truck' },
      { value: '100%', text: 'of batches traced from the line to the dock' },
      { value: '+1 robot', text: 'instead of another shift when a peak comes' },
    ],
    questions: [
      {
        question: 'Can robots work in wet or cold areas?',
        answer:
          'In dry areas at room temperature, yes. Wet areas and cold stores need a look at floor, doors and temperature first; we say so when they do not fit.',
      },
      {
        question: 'How are batches kept apart?',
        answer: `Your WMS or ERP decides, ${site.platformName} carries it out and reports place and time of every pallet.`,
      },
    ],
  },
  {
    id: 'automotive-industry',
    url: '/industries/automotive-industry',
    title: 'Auto and Heavy Machinery',
    image: industryAutomotive,
    summary: 'Parts in sequence, heavy single pieces and line-side room for neither buffer nor forklift.',
    headings: {
      problem: 'The line moves, whether the part is there or not',
      flow: 'Parts at the line, in its own sequence',
      means: 'Trains, lifters and a counterbalance',
      results: 'No forklift beside the line',
    },
    problem:
      'Every car and every machine is different, so parts must come in sequence. Engines, axles and gearboxes weigh as much as the trucks that carry them, and the line moves whether they are there or not.',
    measure: {
      value: '320',
      text: 'different sets of parts in an eight-hour shift, when the line moves every 90 seconds.',
    },
    flow: {
      places: [
        {
          name: 'Parts store',
          kind: 'rack',
          signal: 'sequence is set',
          next: { robot: 'counterBalance', load: 'pallets of parts' },
        },
        {
          name: 'Supermarket',
          kind: 'table',
          signal: 'set is ready',
          next: { robot: 'agvTugger', load: 'sets in sequence' },
        },
        {
          name: 'Assembly line',
          kind: 'line',
          signal: 'station 9 calls',
          next: { robot: 'lifter', load: 'gearboxes' },
        },
        { name: 'Test bench', kind: 'machine', signal: 'bench is free' },
      ],
      back: { robot: 'agvTugger', load: 'empty racks' },
    },
    steps: [
      { title: 'Sequence', text: 'Parts are put into the order of the line in the supermarket, checked by the MES.' },
      { title: 'Tour', text: 'Tuggers leave on the timetable of the line and serve many stations on one tour.' },
      {
        title: 'Heavy pieces',
        text: 'Lifters carry engines and gearboxes on their own carriers, one at a time and on call.',
      },
      { title: 'Empties', text: 'Racks and boxes return on the same tour to where they are filled again.' },
    ],
    robots: ['lifter', 'agvTugger', 'counterBalance'],
    software: 'integrator',
    results: [
      { value: '1 tour', text: 'serves many stations, in the sequence of the line' },
      { value: '0', text: 'forklifts beside the line' },
      { value: '1 place', text: 'on the map is all that a new station takes' },
    ],
    questions: [
      {
        question: 'We have robots of other brands. Do they have to go?',
        answer: `No. ${site.platformName} is vendor-agnostic: fleets that speak VDA 5050 are sent missions like ours, others are connected through the integrator.`,
      },
      {
        question: 'Which loads are too heavy?',
        answer:
          'The robots carry up to 1500 kg. What is heavier stays with cranes and heavy carriers, which the platform can call in the same mission.',
      },
    ],
  },
  {
    id: 'distribution',
    url: '/industries/distribution',
    title: 'Distribution Centers',
    image: industryDistribution,
    summary: 'From goods-in to the right lorry: pallets, cartons and totes on the same floor, in the same hour.',
    headings: {
      problem: 'Hundreds of metres before the cut-off',
      flow: 'From goods-in to the right lorry',
      means: 'For pallets, racks and totes',
      results: 'A later cut-off with the same crew',
    },
    problem:
      'A distribution center is measured by its cut-off time. Between goods-in, store, picking and dock lie hundreds of metres that people drive all day, and on the busiest days there are not enough of them.',
    measure: {
      value: '24 km',
      text: 'driven in a shift to move 60 pallets over 200 metres. Half of it is the empty way back.',
    },
    flow: {
      places: [
        { name: 'Goods-in', kind: 'dock', signal: 'pallet is booked in', next: { robot: 'fork', load: 'pallets' } },
        {
          name: 'Pallet rack',
          kind: 'rack',
          signal: 'picking place is low',
          next: { robot: 'counterBalance', load: 'replenishment' },
        },
        { name: 'Picking', kind: 'table', signal: 'tote is complete', next: { robot: 'dualConveyor', load: 'totes' } },
        { name: 'Packing and dock', kind: 'dock', signal: 'order is complete' },
      ],
      back: { robot: 'fork', load: 'empty pallets' },
    },
    steps: [
      { title: 'Goods-in', text: 'Fork robots clear the dock and put pallets away, ground level and rack.' },
      {
        title: 'Replenish',
        text: 'Picking places are filled before they are empty, by missions that the WMS triggers.',
      },
      { title: 'Bring to packing', text: 'Conveyor robots carry totes from picking to whichever table is free.' },
      { title: 'Load', text: 'Orders stand at the dock in loading order when the lorry arrives.' },
    ],
    robots: ['dualConveyor', 'fork', 'counterBalance'],
    software: 'fleet-manager',
    results: [
      { value: '1 floor', text: 'shared by pallets, cartons and totes' },
      { value: '24 h', text: 'a day in which picking places are filled before they are empty' },
      { value: '+2 robots', text: 'for the season, instead of another building' },
    ],
    questions: [
      {
        question: 'How long before the first robot runs?',
        answer:
          'A first route with one or two robots is set up without building work. How fast depends on your systems: we connect what is ready first.',
      },
      {
        question: 'Can the fleet grow for a season?',
        answer: 'Yes. Robots that are added take their share of the missions as soon as they are on the map.',
      },
    ],
  },
];
