import { industryReferences } from 'shared-config/references/industries';
import { site } from 'shared-config/site';
import type { Application } from './application';

const [fmcg, automotive, distribution] = industryReferences;

/** The three industries of 'Industries We Serve' (specification §2). */
export const industries: readonly Application[] = [
  {
    ...fmcg,
    request:
      'Tell us your pallets per hour, their weight and where hygiene zones begin. An engineer draws the first route.',
    headings: {
      problem: 'A pallet every few minutes, round the clock',
      flow: 'Packaging in, orders out',
      means: 'Three robots for three kinds of load',
      results: 'No line waits for a truck',
    },
    problem:
      'A promotion doubles the output of a filling line for a week, and forklift traffic grows with it, although hygiene zones and pedestrians leave little room for trucks.',
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
        { name: 'Dock', kind: 'dock', signal: 'lorry has arrived' },
      ],
      back: { robot: 'lifter', load: 'empty pallets' },
    },
    steps: [
      {
        title: 'Packaging in',
        text: 'The line calls for film, caps and cartons before its own stock runs out.',
      },
      {
        title: 'Pallets out',
        text: 'Lifters collect finished pallets at the palletiser and leave an empty one in their place.',
      },
      { title: 'Buffer', text: 'Pallets wait by batch and date where the store has room, first in, first out.' },
      { title: 'Dispatch', text: 'Fork robots stage whole orders at the dock in route order.' },
    ],
    results: [
      { value: '3 shifts', text: 'without a line that waits for a truck' },
      { value: '100%', text: 'of batches traced from the line to the dock' },
      { value: '+1 robot', text: 'instead of another shift at the next peak' },
    ],
    questions: [
      {
        question: 'Can robots work in wet or cold areas?',
        answer:
          'They are designed for dry areas. For wet areas and cold stores we check floor, doors and temperature first, and tell you if it will not work.',
      },
      {
        question: 'How are batches kept apart?',
        answer: `Your WMS or ERP decides. ${site.platformName} carries it out and reports location and time of every pallet.`,
      },
    ],
  },
  {
    ...automotive,
    request:
      'Tell us your takt time, aisle width and heaviest part. An engineer tells you what goes by train and what by lifter.',
    headings: {
      problem: 'The line moves, whether the part is there or not',
      flow: 'Parts at the line, in build sequence',
      means: 'Tugger trains, lifters and a counterbalance',
      results: 'No forklifts beside the line',
    },
    problem:
      'No two machines on the line are the same, so parts must arrive in sequence. Engines and gearboxes are heavy, and there is no room beside the line for a buffer or a forklift.',
    measure: {
      value: '320',
      text: 'sets of parts in an eight-hour shift when the line moves every 90 seconds.',
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
      { title: 'Sequence', text: 'Parts are put in sequence in the supermarket and checked by the MES.' },
      { title: 'Run', text: 'Tuggers leave on the timetable of the line and serve many stations on one run.' },
      {
        title: 'Heavy pieces',
        text: 'Lifters carry engines and gearboxes on their own carriers, one at a time and on demand.',
      },
      { title: 'Empties', text: 'Racks and boxes return on the same run to be refilled.' },
    ],
    results: [
      { value: '1 run', text: 'serves many stations, in build sequence' },
      { value: '0', text: 'forklifts beside the line' },
      { value: '1 point', text: 'on the map is all that a new station takes' },
    ],
    questions: [
      {
        question: 'Do we have to replace our robots of other brands?',
        answer: `No. ${site.platformName} is vendor-agnostic: it sends missions to fleets that support VDA 5050, and the integrator connects others.`,
      },
      {
        question: 'Which loads are too heavy?',
        answer:
          'The robots carry up to 1500 kg. Heavier loads stay with cranes and heavy-duty carriers, which the platform can call in the same mission.',
      },
    ],
  },
  {
    ...distribution,
    request: 'Tell us your cut-off times, and pallets and totes per hour. An engineer shows what moves when.',
    headings: {
      problem: 'Long distances before the cut-off',
      flow: 'From goods-in to the right lorry',
      means: 'Robots for pallets, racks and totes',
      results: 'A later cut-off with the same crew',
    },
    problem:
      'A distribution center is measured by its cut-off time. Goods-in, store, picking and dock are far apart. Drivers cover these distances all day, and at peak there are not enough of them.',
    measure: {
      value: '24 km',
      text: 'driven in a shift to move 60 pallets over 200 metres. Half of that is the empty trip back.',
    },
    flow: {
      places: [
        { name: 'Goods-in', kind: 'dock', signal: 'pallet is booked in', next: { robot: 'fork', load: 'pallets' } },
        {
          name: 'Pallet rack',
          kind: 'rack',
          signal: 'pick location is low',
          next: { robot: 'counterBalance', load: 'replenishment' },
        },
        { name: 'Picking', kind: 'table', signal: 'tote is complete', next: { robot: 'dualConveyor', load: 'totes' } },
        { name: 'Packing and dock', kind: 'dock', signal: 'order is complete' },
      ],
      back: { robot: 'fork', load: 'empty pallets' },
    },
    steps: [
      { title: 'Goods-in', text: 'Fork robots clear the dock; counterbalance forklifts put pallets into the racks.' },
      {
        title: 'Replenish',
        text: 'The WMS triggers a mission before a pick location runs empty.',
      },
      { title: 'Bring to packing', text: 'Conveyor robots carry totes from picking to whichever table is free.' },
      { title: 'Load', text: 'Orders are staged at the dock in loading order when the lorry arrives.' },
    ],
    results: [
      { value: '1 floor', text: 'shared by pallets, cartons and totes' },
      { value: '24 h', text: 'a day of replenishment, nights included' },
      { value: '+2 robots', text: 'for the season, instead of another building' },
    ],
    questions: [
      {
        question: 'How long before the first robot runs?',
        answer:
          'A first route with one or two robots needs no building work. How soon it runs depends on your systems: the projects in our case studies took five to fourteen weeks.',
      },
      {
        question: 'Can the fleet grow for a season?',
        answer: 'Yes. Added robots take missions as soon as they are on the map.',
      },
    ],
  },
];
